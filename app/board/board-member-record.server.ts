import type { Selectable } from 'kysely';
import type { RecordStore } from '#platform/records/record-store.ts';
import type { BoardMemberTable } from './tables.ts';

export type BoardMemberRecord = Omit<Selectable<BoardMemberTable>, 'id'>;

export const boardMemberRecords: RecordStore<BoardMemberRecord> = {
  kind: 'boardMember',
  async read(db, id) {
    const query = db.selectFrom('boardMember').selectAll().where('id', '=', id);
    const row = await query.executeTakeFirst();
    if (!row) return undefined;
    const { id: _, ...member } = row;
    return member;
  },
  async write(db, id, member) {
    await db
      .insertInto('boardMember')
      .values({ ...member, id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(member))
      .execute();
  },
  async remove(db, id) {
    await db.deleteFrom('boardMember').where('id', '=', id).execute();
  },
  label: async (_, { name }) => name,
};
