import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore, RecordStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubDetailsTable } from '../tables.ts';

/** At most one such record exists. No record exists while all details equal the defaults in `club/`. */
export type ClubDetailsRecord = Omit<Selectable<ClubDetailsTable>, 'id'>;

export const clubDetailsId = 'kontakt';

export const clubDetailsRecords: RecordStore<ClubDetailsRecord> = {
  kind: 'clubDetails',
  ...rowStore('clubDetails'),
  label: async () => 'Vereinsdaten',
};

/** If the rhythm of seasons changes, `countAll` counts all figures anew, because seasons get other days. */
export function clubDetails(countAll: (db: Db) => Promise<void>): EditableStore<ClubDetailsRecord> {
  return {
    ...clubDetailsRecords,
    complete: async (_, draft) => draft,
    async note(db, id, _, before) {
      const after = await clubDetailsRecords.read(db, id);
      if ((before?.seasonRhythm ?? null) !== (after?.seasonRhythm ?? null)) await countAll(db);
    },
  };
}
