import type { Selectable } from 'kysely';
import type { BoardMemberTable } from '../../db/schema.ts';
import type { RecordStore } from './record-store.ts';

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
