import type { Selectable } from 'kysely';
import type { RecordStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { SponsorTable } from './tables.ts';

export type SponsorRecord = Omit<Selectable<SponsorTable>, 'id'>;

export const sponsorRecords: RecordStore<SponsorRecord> = {
  kind: 'sponsor',
  ...rowStore('sponsor'),
  label: async (_, { name }) => name,
};
