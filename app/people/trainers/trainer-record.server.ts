import type { Selectable } from 'kysely';
import {
  bringBackTrainer,
  listLineupsOfTrainer,
} from '#app/matches/lineups/restore-references.server.ts';
import { newPersonAddress, requireFreeAddress } from '#app/people/addresses.server.ts';
import type { EditableStore, RecordReferences } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { TrainerTable } from '../tables.ts';

export interface TrainerRecord extends Omit<Selectable<TrainerTable>, 'id' | 'active'> {
  active: boolean;
}
export type TrainerDraft = Omit<TrainerRecord, 'address'>;

const rows = rowStore('trainer');

export const trainerRecords: EditableStore<TrainerRecord, TrainerDraft> = {
  kind: 'trainer',
  async read(db, id) {
    const row = await rows.read(db, id);
    return row && { ...row, active: row.active === 1 };
  },
  async completeDraft(db, draft, { current }) {
    const address = current?.address ?? (await newPersonAddress(db, 'trainer', draft.name));
    return { ...draft, address };
  },
  async write(db, id, { active, ...trainer }) {
    await requireFreeAddress(db, 'trainer', { ...trainer, id });
    await rows.write(db, id, { ...trainer, active: Number(active) });
  },
  remove: rows.remove,
  label: async (_, { name }) => name,
  references: {
    list: listLineupsOfTrainer,
    restore: bringBackTrainer,
  } satisfies RecordReferences<string>,
};
