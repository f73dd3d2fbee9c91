import type { Correction, Earlier, League, LeagueGame } from '#app/league/ranking/league.ts';
import type { RankingRules } from '#app/league/ranking/presets.ts';
import { rank } from '#app/league/ranking/rank.ts';
import type { CarryOver } from './competition.ts';

interface Phase {
  league: League;
  rules: RankingRules;
}

export interface ContinuedPhase {
  earlier: Earlier;
  corrections: Correction[];
}

/**
 * If a points correction has a day in the next phase, it counts in full, even if the earlier points are
 * halved. With 'meetings', no earlier correction counts.
 * @param before the previous phase; its teams already have their names of the next phase
 * @param rules ranking rules of the next phase
 */
export function carryPhase(
  before: Phase,
  carried: CarryOver,
  {
    teams,
    rules,
    firstDay,
  }: { teams: readonly string[]; rules: RankingRules; firstDay: string | null },
): ContinuedPhase {
  const staying = new Set(teams);
  const games = finishedGames(before.league);
  const earlier = { games, points: before.league.earlier?.points ?? new Map() };
  const isLate = ({ day = null }: Correction) =>
    day !== null && firstDay !== null && day >= firstDay;
  const corrections = before.league.corrections.filter(({ team }) => staying.has(team));
  const late = corrections.filter(isLate);
  if (carried === 'meetings') {
    const met = games.filter(({ home, away }) => staying.has(home) && staying.has(away));
    return { earlier: { games: met, points: new Map() }, corrections: late };
  }
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

/**
 * Includes games of earlier phases. The last round gets number 0, because round 1 is the first round of the
 * next phase.
 */
function finishedGames({ games, withdrawn, kept = [], earlier }: League): LeagueGame[] {
  const gone = new Set(withdrawn.filter((team) => !kept.includes(team)));
  const last = Math.max(0, ...games.map(({ round }) => round ?? 0));
  return [
    ...(earlier?.games ?? []),
    ...games.filter(({ home, away }) => !gone.has(home) && !gone.has(away)),
  ].map((game) => ({ ...game, round: (game.round ?? last) - last }));
}
