import { firstTeam, type OfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type ListedGame, listedColumns, ofTeam } from './games.server.ts';
import { type Game, hasResult, shownGames } from './shown-games.server.ts';

/** More meetings than a page shows. */
const mostMeetings = 200;

/** All games of the first team against an opponent, whatever it was called then, newest first. */
export async function listMeetings(db: Db, opponentId: string): Promise<ListedGame[]> {
  return meetings(db, opponentId, firstTeam).limit(mostMeetings).execute();
}

/** The newest games of its team with a result against the opponent of one, before that one, newest first. */
export async function listMeetingsBefore(
  db: Db,
  { opponentId, date, teamId }: Pick<Game, 'opponentId' | 'date' | 'teamId'>,
  count: number,
): Promise<ListedGame[]> {
  if (opponentId === null) return [];
  return meetings(db, opponentId, { id: teamId })
    .where('date', '<', date)
    .where(hasResult)
    .limit(count)
    .execute();
}

/** The newest games of a game's team with a result before its day, newest first. */
export async function listResultsBefore(
  db: Db,
  { date, teamId }: Pick<Game, 'date' | 'teamId'>,
  count: number,
): Promise<ListedGame[]> {
  return shownGames(db)
    .selectFrom('shownGame')
    .select(listedColumns)
    .where(ofTeam({ id: teamId }))
    .where('date', '<', date)
    .where(hasResult)
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

function meetings(db: Db, opponentId: string, team: OfTeam) {
  // By the names, of which there are few, and not by all games: those have an index.
  const names = db.selectFrom('opponentName').select('name').where('opponentId', '=', opponentId);
  return shownGames(db)
    .selectFrom('shownGame')
    .select(listedColumns)
    .where('spelling', 'in', names)
    .where(ofTeam(team))
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc');
}
