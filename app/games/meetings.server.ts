import type { Db } from '#platform/db/client.server.ts';
import { type ListedGame, listedColumns } from './games.server.ts';
import { type Game, shownGames } from './shown-games.server.ts';

/** More meetings than a page shows. */
const mostMeetings = 200;

/** All games against an opponent, whatever it was called then, newest first. */
export async function listMeetings(db: Db, opponentId: string): Promise<ListedGame[]> {
  return meetings(db, opponentId).limit(mostMeetings).execute();
}

/** The newest games with a result against the opponent of one, before that one, newest first. */
export async function listMeetingsBefore(
  db: Db,
  { opponentId, date }: Pick<Game, 'opponentId' | 'date'>,
  count: number,
): Promise<ListedGame[]> {
  if (opponentId === null) return [];
  return meetings(db, opponentId)
    .where('date', '<', date)
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .limit(count)
    .execute();
}

/** The newest games with a result before a day ('YYYY-MM-DD'), newest first. */
export async function listResultsBefore(
  db: Db,
  date: string,
  count: number,
): Promise<ListedGame[]> {
  return shownGames(db)
    .selectFrom('shownGame')
    .select(listedColumns)
    .where('date', '<', date)
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

function meetings(db: Db, opponentId: string) {
  // By the names, of which there are few, and not by all games: those have an index.
  const names = db.selectFrom('opponentName').select('name').where('opponentId', '=', opponentId);
  return shownGames(db)
    .selectFrom('shownGame')
    .select(listedColumns)
    .where('spelling', 'in', names)
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc');
}
