import { gameRowColumns, type ListedGame, ofTeam } from '#app/matches/games/games.server.ts';
import {
  type Game,
  hasResult,
  newestFirst,
  publicGames,
} from '#app/matches/games/public-games.server.ts';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';

const maxMeetings = 200;

export const listGamesAgainst = onceARevision(
  async (db: Db, opponentId: string): Promise<ListedGame[]> => {
    return meetings(db, opponentId, firstTeam).limit(maxMeetings).execute();
  },
);

export const listMeetingsBefore = onceARevision(
  async (
    db: Db,
    { opponentId, date, teamId }: Pick<Game, 'opponentId' | 'date' | 'teamId'>,
    count: number,
  ): Promise<ListedGame[]> => {
    if (opponentId === null) return [];
    return meetings(db, opponentId, { id: teamId })
      .where('date', '<', date)
      .where(hasResult)
      .limit(count)
      .execute();
  },
);

export const listResultsBefore = onceARevision(
  async (
    db: Db,
    { date, teamId }: Pick<Game, 'date' | 'teamId'>,
    count: number,
  ): Promise<ListedGame[]> => {
    return publicGames(db)
      .selectFrom('shownGame')
      .select(gameRowColumns)
      .where(ofTeam({ id: teamId }))
      .where('date', '<', date)
      .where(hasResult)
      .$call(newestFirst)
      .limit(count)
      .execute();
  },
);

function meetings(db: Db, opponentId: string, team: TeamRef) {
  // Compares the names of the opponent instead of `opponentId`, because the table of games has an index for
  // the name.
  const names = db.selectFrom('opponentName').select('name').where('opponentId', '=', opponentId);
  return publicGames(db)
    .selectFrom('shownGame')
    .select(gameRowColumns)
    .where('spelling', 'in', names)
    .where(ofTeam(team))
    .$call(newestFirst);
}
