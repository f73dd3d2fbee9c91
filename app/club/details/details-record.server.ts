import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore, RecordStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubDetailsTable } from '../tables.ts';

/** How the club is reached: one record, absent while all is as the club's folder says. */
export type ClubDetailsRecord = Omit<Selectable<ClubDetailsTable>, 'id'>;

/** The id of the one record. */
export const clubDetailsId = 'kontakt';

export const clubDetailsRecords: RecordStore<ClubDetailsRecord> = {
  kind: 'clubDetails',
  ...rowStore('clubDetails'),
  label: async () => 'Kontakt und Menü',
};

/** @param countAll counts anew what players did, by seasons */
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
