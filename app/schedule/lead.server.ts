import {
  type ListedGame,
  listedColumns,
  listLastResults,
  ofTeam,
} from '#app/games/games.server.ts';
import { shownGames } from '#app/games/shown-games.server.ts';
import type { OfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { daysBefore } from '#platform/values/vienna.ts';

/** The next game that is to be played, and the last one with a result; undefined where there is none. */
interface Lead {
  next: ListedGame | undefined;
  last: ListedGame | undefined;
}

/** How far from a day games lead its page, in days. */
const near = 366;

/**
 * What fans look for first on the page of a team's games: what the season of now does not have, the one
 * before or the coming one may, as in winter.
 * @param ofSeason as the season of now has them
 * @param today 'YYYY-MM-DD'
 */
export async function findLead(
  db: Db,
  ofSeason: Lead,
  { today, team }: { today: string; team: OfTeam },
): Promise<Lead> {
  return {
    next: ofSeason.next ?? (await findNext(db, today, team)),
    last: ofSeason.last ?? (await findLast(db, today, team)),
  };
}

/** The first game of a team after a day that is not off. */
async function findNext(db: Db, day: string, team: OfTeam): Promise<ListedGame | undefined> {
  return shownGames(db)
    .selectFrom('shownGame')
    .select(listedColumns)
    .where(ofTeam(team))
    .where('date', '>', day)
    .where('date', '<=', daysBefore(day, -near))
    .where('status', 'is', null)
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The last game of a team with a result; one that was entered ahead of its day is none yet. */
async function findLast(db: Db, day: string, team: OfTeam): Promise<ListedGame | undefined> {
  const [last] = await listLastResults(db, 1, team);
  return last && last.date <= day && last.date >= daysBefore(day, near) ? last : undefined;
}
