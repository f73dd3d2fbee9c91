import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubDetailsTable } from '../tables.ts';

/** At most one such record exists. No record exists while all details equal the defaults in `club/`. */
export type ClubDetailsRecord = Omit<Selectable<ClubDetailsTable>, 'id'>;

export const clubDetailsId = 'kontakt';

export const clubDetailsRecords: EditableStore<ClubDetailsRecord> = {
  kind: 'clubDetails',
  ...rowStore('clubDetails'),
  complete: async (_, draft) => draft,
  label: async () => 'Kontakt und Menü',
};
