import type { Selectable } from 'kysely';
import type { GameKind } from '#app/matches/games/game.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import type { NextGameTable } from '../tables.ts';

export type NextGameRecord = Omit<Selectable<NextGameTable>, 'id'>;

export interface NextGameDraft {
  opponent: string;
  startsAt: string;
  kind: GameKind;
}

export const nextGameId = 'next-game';

export const nextGameRecords: RecordStore<NextGameRecord> = {
  kind: 'nextGame',
  read: (db) =>
    db
      .selectFrom('nextGame')
      .select(['opponent', 'startsAt', 'gameId', 'madeGame', 'madeOpponent'])
      .executeTakeFirst(),
  // Old entries of the audit log lack `gameId`, `madeGame` and `madeOpponent`. An undo of such an entry
  // stores null.
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

async function knownGame(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst();
  return found?.id ?? null;
}
