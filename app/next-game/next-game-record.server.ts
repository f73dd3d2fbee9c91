import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import type { NextGameTable } from './tables.ts';

/** The announced next game: one record, absent when none is announced. */
export type NextGameRecord = Omit<Selectable<NextGameTable>, 'id'>;

/** The id of the one record. */
export const nextGameId = 'next-game';

export const nextGameRecords: EditableStore<NextGameRecord> = {
  kind: 'nextGame',
  read: (db) => db.selectFrom('nextGame').select(['opponent', 'startsAt']).executeTakeFirst(),
  complete: async (_, draft) => draft,
  async write(db, _, record) {
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
