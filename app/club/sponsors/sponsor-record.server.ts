import type { Selectable } from 'kysely';
import { orderedRows, orderStore } from '#platform/records/ordered-rows.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import type { SponsorTable } from './tables.ts';

export type SponsorRecord = Omit<Selectable<SponsorTable>, 'id' | 'ordinal'>;

export const sponsorRecords: EditableStore<SponsorRecord> = {
  kind: 'sponsor',
  ...orderedRows('sponsor'),
  complete: async (_, draft) => draft,
  label: async (_, { name }) => name,
};

export const sponsorOrder = orderStore('sponsor', 'sponsor', 'Reihenfolge der Sponsoren');
