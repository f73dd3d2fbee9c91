import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubLookTable } from '../tables.ts';

/** Crest and colours of the club: one record, absent while they are as the club's folder says. */
export type ClubLookRecord = Omit<Selectable<ClubLookTable>, 'id'>;

/** The id of the one record. */
export const clubLookId = 'aussehen';

export const clubLookRecords: EditableStore<ClubLookRecord> = {
  kind: 'clubLook',
  ...rowStore('clubLook'),
  complete: async (_, draft) => draft,
  label: async () => 'Wappen und Farben',
};
