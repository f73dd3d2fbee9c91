import type { Kind } from '#platform/records/kind.server.ts';
import { type SponsorRecord, sponsorRecords } from './sponsor-record.server.ts';
import { readSponsors, writeSponsors } from './transfer/sponsors.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    sponsor: { record: SponsorRecord; tables: 'sponsor' };
  }
}

export const sponsorKind: Kind<'sponsor'> = {
  tables: { sponsor: true },
  pictured: { sponsor: ['logo'] },
  transfer: {
    nodes: { sponsors: 'collection' },
    counted: { table: 'sponsor', one: 'Sponsor', many: 'Sponsoren' },
    read: (node) => ({ sponsor: readSponsors(...node('sponsors')) }),
    write: (stored) => ({ sponsors: writeSponsors(stored) }),
  },
  title: 'Sponsoren',
  records: sponsorRecords,
  fields: { ordinal: 'Platz', name: 'Name', logo: 'Logo', website: 'Website' },
};
