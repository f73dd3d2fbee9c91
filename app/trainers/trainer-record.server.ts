import type { Selectable } from 'kysely';
import { newPersonAddress, requireFreeAddress } from '#app/people/addresses.server.ts';
import type { EditableStore, RecordTies } from '#platform/records/record-store.ts';
import type { TrainerTable } from './tables.ts';

export interface TrainerRecord extends Omit<Selectable<TrainerTable>, 'id' | 'active'> {
  active: boolean;
}
/** The address is given by the server, once. */
export type TrainerDraft = Omit<TrainerRecord, 'address'>;

/** The ids of the line-ups that name the trainer; a removed one leaves them without. */
const trainerTies: RecordTies<string> = {
  async list(db, id) {
    const lineups = db.selectFrom('lineup').select('id').where('trainerId', '=', id).orderBy('id');
    return (await lineups.execute()).map((lineup) => lineup.id);
  },
  async restore(db, id, ties) {
    if (ties.length === 0) return;
    await db
      .updateTable('lineup')
      .set({ trainerId: id })
      .where('id', 'in', ties)
      .where('trainerId', 'is', null)
      .execute();
  },
};

export const trainerRecords: EditableStore<TrainerRecord, TrainerDraft> = {
  kind: 'trainer',
  async read(db, id) {
    const row = await db.selectFrom('trainer').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { id: _, active, ...trainer } = row;
    return { ...trainer, active: active === 1 };
  },
  async complete(db, draft, { current }) {
    const address = current?.address ?? (await newPersonAddress(db, 'trainer', draft.name));
    return { ...draft, address };
  },
  async write(db, id, { active, ...trainer }) {
    await requireFreeAddress(db, 'trainer', { ...trainer, id });
    const row = { ...trainer, active: Number(active) };
    await db
      .insertInto('trainer')
      .values({ ...row, id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  async remove(db, id) {
    await db.deleteFrom('trainer').where('id', '=', id).execute();
  },
  label: async (_, { name }) => name,
  ties: trainerTies,
};
