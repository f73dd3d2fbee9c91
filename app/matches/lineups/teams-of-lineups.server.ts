import type { TeamOf } from '#platform/records/kind.server.ts';
import type { LineupRecord } from './lineup-record.server.ts';

/** A line-up is of the team that plays its game. */
export const teamsOfLineups: TeamOf<LineupRecord> = {
  async of(db, { gameId }) {
    const games = db.selectFrom('game').select('teamId').where('id', '=', gameId);
    return (await games.executeTakeFirst())?.teamId;
  },
  async ofAll(db) {
    const lineups = await db
      .selectFrom('lineup')
      .innerJoin('game', 'game.id', 'lineup.gameId')
      .select(['lineup.id', 'teamId'])
      .execute();
    return new Map(lineups.map(({ id, teamId }) => [id, teamId]));
  },
};
