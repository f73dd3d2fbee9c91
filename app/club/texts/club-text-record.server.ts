import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubTextTable } from '../tables.ts';
import { textPlace } from './text-names.ts';

export interface ClubTextRecord extends Omit<Selectable<ClubTextTable>, 'id'> {
  name: string;
}

const rows = rowStore('clubText');

export const clubTextRecords: EditableStore<ClubTextRecord> = {
  kind: 'clubText',
  async read(db, id) {
    const row = await rows.read(db, id);
    return row && { ...row, name: id };
  },
  completeDraft: async (_, draft) => draft,
  write: (db, id, { text }) => rows.write(db, id, { text }),
  remove: rows.remove,
  label: async (_, { name }) => textPlace(name)?.title ?? name,
};
