import type {
  Correction,
  Earlier,
  League,
  LeagueGame,
} from '#app/league/standings/ranking/league.ts';
import type { RankingRules } from '#app/league/standings/ranking/presets.ts';
import { rank } from '#app/league/standings/ranking/rank.ts';
import type { Carried } from './competition.ts';

interface Phase {
  league: League;
  rules: RankingRules;
}

/** What a phase takes along from the one before. */
export interface CarriedPhase {
  earlier: Earlier;
  /** Those that go on to be told with their reasons. */
  corrections: Correction[];
}

/**
 * Takes a phase along into the next one. A correction that is made once that has begun counts there, from its
 * day on and as it is.
 * @param before under the names that its teams have in the next one
 * @param teams those of the next one
 * @param rules of the next one, by which it counts a win
 */
export function carryPhase(
  before: Phase,
  carried: Carried,
  {
    teams,
    rules,
    firstDay,
  }: { teams: readonly string[]; rules: RankingRules; firstDay: string | null },
): CarriedPhase {
  const staying = new Set(teams);
  const games = finishedGames(before.league);
  if (carried === 'meetings') {
    const met = games.filter(({ home, away }) => staying.has(home) && staying.has(away));
    return { earlier: { games: met, points: new Map() }, corrections: [] };
  }
  const earlier = { games, points: before.league.earlier?.points ?? new Map() };
  const isLate = ({ day = null }: Correction) =>
    day !== null && firstDay !== null && day >= firstDay;
  const corrections = before.league.corrections.filter(({ team }) => staying.has(team));
  const late = corrections.filter(isLate);
  const early = corrections.filter((one) => !isLate(one));
  if (carried === 'games')
    return { earlier, corrections: [...early.map((one) => ({ ...one, day: null })), ...late] };
  const round = carried === 'halvedDown' ? Math.floor : Math.ceil;
  const points = new Map(
    rank({ ...before.league, corrections: early }, before.rules).map(
      ({ team, won, drawn, points: all }) => {
        const half = round(all / 2);
        const counted = rules.win * won + rules.draw * drawn;
        return [team, { points: half - counted, rounded: all / 2 - half }];
      },
    ),
  );
  return { earlier: { games, points }, corrections: late };
}

/** All games that counted, in rounds that end with 0. */
function finishedGames({ games, withdrawn, kept = [], earlier }: League): LeagueGame[] {
  const gone = new Set(withdrawn.filter((team) => !kept.includes(team)));
  const last = Math.max(0, ...games.map(({ round }) => round ?? 0));
  return [
    ...(earlier?.games ?? []),
    ...games.filter(({ home, away }) => !gone.has(home) && !gone.has(away)),
  ].map((game) => ({ ...game, round: (game.round ?? last) - last }));
}
