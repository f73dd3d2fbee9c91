import { distance } from 'fastest-levenshtein';
import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { foldLetters } from '#platform/values/normalize-name.ts';
import { competitionNameWithSeason } from '../competition.ts';
import { type PlayedLeague, readLeague } from '../league.server.ts';
import { listOpenGames } from '../own-games.server.ts';

export interface Unclear {
  name: string;
  /**
   * Opponents that are not a team of the league. `teams` of each opponent lists the teams of the league that
   * may be meant; the most similar name comes first.
   */
  strangers: OutsideTeam[];
  withdrawn: Withdrawn[];
}

export interface OutsideTeam {
  name: string;
  isClub: boolean;
  teams: string[];
  games: { id: string; date: string }[];
}

export interface Withdrawn {
  team: string;
  games: { id: string; date: string }[];
  isKept: boolean;
}

export async function findUnclear(db: Db, id: string, today: string): Promise<Unclear | undefined> {
  const competition = await db
    .selectFrom('competition')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!competition) return undefined;
  const plan = await findSeasonPlan(db);
  const played = await readLeague(db, competition, { plan, today });
  const { league, own, strangers } = played;
  const ownNames = await findOwnNames(db);
  const others = league.teams.map(({ name }) => name).filter((name) => name !== own);
  return {
    name: competitionNameWithSeason(competition),
    strangers: strangers.map(({ name, games }) => {
      const isClub = isOwnTeam(name, ownNames);
      return { name, games, isClub, teams: isClub ? [] : bySimilarity(others, name) };
    }),
    withdrawn: listWithdrawn(played, await listOpenGames(db, competition, plan)),
  };
}

function bySimilarity(teams: readonly string[], name: string): string[] {
  // Uses foldLetters, which keeps 'ö' as one letter. normalizeName would write 'oe', which would change the
  // distance.
  const unlike = (team: string) => distance(foldLetters(team), foldLetters(name));
  return teams.toSorted((a, b) => unlike(a) - unlike(b) || a.localeCompare(b, 'de-AT'));
}

function listWithdrawn(
  { league, teamOf }: PlayedLeague,
  open: Awaited<ReturnType<typeof listOpenGames>>,
): Withdrawn[] {
  return league.withdrawn.flatMap((team) => {
    const games = open.filter((game) => teamOf(game) === team);
    const isKept = league.kept?.includes(team) ?? false;
    return games.length > 0
      ? [{ team, games: games.map(({ id, date }) => ({ id, date })), isKept }]
      : [];
  });
}
