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

interface FoundGames {
  competition: Competition;
  hasTeams: boolean;
  /** Ids of all games of the competition. */
  ids: string[];
  /** Ids of the games that count. */
  counted: string[];
}

/**
 * A competition without teams gets the games of its kind on its days that have a counted result and that belong
 * to no other competition. If a game fits several competitions without teams, none of them gets the game.
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
  const found: FoundGames[] = [];
  for (const competition of competitions) {
    if (ofKind.get(competition.kind)?.length === 1) continue;
    const league = await findPlayed(db, { id: competition.id, season }, today);
    const hasTeams = league !== undefined && league.league.teams.length > 0;
    const own = await listOwnGames(db, competition, plan);
    // A game that a withdrawal has annulled counts nowhere, but it still belongs to its league.
    const belonging = hasTeams ? own.filter((game) => league.teamOf(game) !== undefined) : own;
    const ids = belonging.map(({ id }) => id);
    const counted = hasTeams ? league.ownGames.map(({ id }) => id) : ids;
    found.push({ competition, hasTeams, ids, counted });
  }
  const isOfOne = (game: string) => found.filter(({ ids }) => ids.includes(game)).length < 2;
  return found.map(({ competition, hasTeams, counted }) => ({
    competition,
    games: hasTeams ? counted : counted.filter(isOfOne),
  }));
}
