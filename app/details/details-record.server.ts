import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubDetailsTable } from './tables.ts';

/** How the club is reached: one record, absent while all is as the club's folder says. */
export type ClubDetailsRecord = Omit<Selectable<ClubDetailsTable>, 'id'>;

/** The id of the one record. */
export const clubDetailsId = 'kontakt';

export const clubDetailsRecords: EditableStore<ClubDetailsRecord> = {
  kind: 'clubDetails',
  ...rowStore('clubDetails'),
  complete: async (_, draft) => draft,
  label: async () => 'Kontakt und Menü',
};
