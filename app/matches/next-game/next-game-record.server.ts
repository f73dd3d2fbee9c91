import type { Selectable } from 'kysely';
import type { GameKind } from '#app/matches/games/game.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import type { NextGameTable } from '../tables.ts';

/** The announced next game: one record, absent when none is announced. */
export type NextGameRecord = Omit<Selectable<NextGameTable>, 'id'>;

/** What an admin enters of it; which game of the plan that is, the server finds out. */
export interface NextGameDraft {
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string;
  kind: GameKind;
}

/** The id of the one record. */
export const nextGameId = 'next-game';

export const nextGameRecords: RecordStore<NextGameRecord> = {
  kind: 'nextGame',
  read: (db) =>
    db
      .selectFrom('nextGame')
      .select(['opponent', 'startsAt', 'gameId', 'madeGame', 'madeOpponent'])
      .executeTakeFirst(),
  // Older entries of the audit log have no game, and do not say what the announcement has made.
  async write(db, _, { gameId = null, madeGame = null, madeOpponent = null, ...rest }) {
    const record = { ...rest, gameId: await knownGame(db, gameId), madeGame, madeOpponent };
    await db
      .insertInto('nextGame')
      .values({ ...record, id: 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(record))
      .execute();
  },
  async remove(db) {
    await db.deleteFrom('nextGame').execute();
  },
  label: async (_, { opponent }) =>
    opponent ? `Nächstes Spiel gegen ${opponent}` : 'Nächstes Spiel',
};

/** The id of a game that is still there; null for one that has gone. */
async function knownGame(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst();
  return found?.id ?? null;
}
