import type { TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Competition } from '../tables.ts';
import { listOfSeason } from './competitions.server.ts';
import { type AsOf, findPlayed } from './league.server.ts';
import { listOwnGames } from './own-games.server.ts';

export interface CompetitionGames {
  competition: Competition;
  games: string[];
}

/**
 * A competition without teams gets the games of its kind on its days that have a counted result and that no
 * other competition counts. If a game fits several competitions without teams, none of them gets the game.
 */
export async function listCompetitionGames(
  db: Db,
  { season, team }: { season: string; team: TeamRef },
  { plan, today }: AsOf,
): Promise<CompetitionGames[]> {
  const competitions = (await listOfSeason(db, season))
    .filter(({ teamId }) => teamId === team.id)
    .toSorted((a, b) => a.kind.localeCompare(b.kind));
  const ofKind = Map.groupBy(competitions, ({ kind }) => kind);
  const counted: CompetitionGames[] = [];
  const byDays: CompetitionGames[] = [];
  for (const competition of competitions) {
    if (ofKind.get(competition.kind)?.length === 1) continue;
    const played = await findPlayed(db, { id: competition.id, season }, today);
    const hasTeams = played !== undefined && played.league.teams.length > 0;
    const own = hasTeams ? played.ownGames : await listOwnGames(db, competition, plan);
    const found = { competition, games: own.map(({ id }) => id) };
    counted.push(found);
    if (!hasTeams) byDays.push(found);
  }
  const isOfOne = (game: string) => counted.filter(({ games }) => games.includes(game)).length < 2;
  return counted.map((one) =>
    byDays.includes(one) ? { ...one, games: one.games.filter(isOfOne) } : one,
  );
}
