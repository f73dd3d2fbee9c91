import { appearances } from '#app/league/ranking/league.ts';
import { outcome } from '#app/matches/games/result.ts';
import type { TeamRef } from '#app/teams/teams.server.ts';
import type { PlayedLeague, SeasonLeagues } from './league.server.ts';

export interface PointsProgress {
  after: ReadonlyMap<string, number>;
  gave: ReadonlyMap<string, number>;
  total: number;
}

export async function findPointsProgress(
  leaguesOf: SeasonLeagues,
  season: string,
  team?: TeamRef,
): Promise<PointsProgress | undefined> {
  const all = await leaguesOf(season, team);
  const counted = all.filter(({ ownGames }) => ownGames.length > 0);
  const leagues = counted.length > 0 ? counted : all.filter(hasPlayed);
  if (leagues.length === 0) return undefined;
  const begin = ({ competition, ownGames }: PlayedLeague) =>
    competition.firstDay ?? ownGames[0]?.date ?? '';
  const after = new Map<string, number>();
  const gave = new Map<string, number>();
  let total = 0;
  for (const league of leagues.toSorted((a, b) => (begin(a) < begin(b) ? -1 : 1))) {
    total = pointsBefore(league);
    const waiting = deductionsOf(league)
      .filter(({ day }) => day !== null)
      .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
    for (const game of league.ownGames) {
      while (waiting[0] && (waiting[0].day ?? '') <= game.date)
        total += waiting.shift()?.points ?? 0;
      const points = pointsOf(outcome(game), league.rules);
      total += points;
      gave.set(game.slug, points);
      after.set(game.slug, total);
    }
    for (const { points } of waiting) total += points;
  }
  return { after, gave, total };
}

/** True also if no game counts, because a team has withdrawn. */
function hasPlayed({ league, own }: PlayedLeague): boolean {
  return league.games.some(({ home, away }) => home === own || away === own);
}

function pointsBefore(played: PlayedLeague): number {
  const { league, own, rules } = played;
  const brought = appearances({ ...league, games: [] })
    .filter(({ team }) => team === own)
    .reduce((sum, game) => sum + pointsOf(appearanceOutcome[game.outcome], rules), 0);
  const given = deductionsOf(played)
    .filter(({ day }) => day === null)
    .reduce((sum, { points }) => sum + points, 0);
  return brought + (league.earlier?.points.get(own ?? '')?.points ?? 0) + given;
}

/** If `day` is null, the correction counts before the first game. */
function deductionsOf({ league, own }: PlayedLeague): { points: number; day: string | null }[] {
  const { corrections, withdrawn, kept = [] } = league;
  const ofClub = corrections.filter(
    ({ team }) => team === own && (!withdrawn.includes(team) || kept.includes(team)),
  );
  return ofClub.map(({ points, day = null }) => ({ points, day }));
}

const appearanceOutcome = { won: 'win', drawn: 'draw', lost: 'loss' } as const;

function pointsOf(
  ended: ReturnType<typeof outcome>,
  { win, draw }: { win: number; draw: number },
): number {
  if (ended === 'win') return win;
  return ended === 'draw' ? draw : 0;
}
