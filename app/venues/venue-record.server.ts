import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { VenueTable } from './tables.ts';
import { venueTies } from './venue-ties.server.ts';

export type VenueRecord = Omit<Selectable<VenueTable>, 'id'>;

export const venueRecords: EditableStore<VenueRecord> = {
  kind: 'venue',
  ...rowStore('venue'),
  complete: async (_, draft) => draft,
  label: async (_, { name }) => name,
  ties: venueTies,
};
