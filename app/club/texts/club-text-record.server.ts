import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubTextTable } from '../tables.ts';
import { textPlace } from './text-names.ts';

/** A text of the club, by its name; absent while it is as the club's folder says. */
export interface ClubTextRecord extends Omit<Selectable<ClubTextTable>, 'id'> {
  /** What it is called, as the name says: so that the audit log knows it. */
  name: string;
}

const rows = rowStore('clubText');

export const clubTextRecords: EditableStore<ClubTextRecord> = {
  kind: 'clubText',
  async read(db, id) {
    const row = await rows.read(db, id);
    return row && { ...row, name: id };
  },
  complete: async (_, draft) => draft,
  write: (db, id, { text }) => rows.write(db, id, { text }),
  remove: rows.remove,
  label: async (_, { name }) => textPlace(name)?.title ?? name,
};
