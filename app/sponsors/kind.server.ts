import { club } from '#club/club.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { type SponsorRecord, sponsorRecords } from './sponsor-record.server.ts';
import { listSponsors } from './sponsors.server.ts';
import { readSponsors, writeSponsors } from './transfer/sponsors.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    sponsor: { record: SponsorRecord; tables: 'sponsor' };
  }
}

export const sponsorKind: Kind<'sponsor'> = {
  tables: { sponsor: true },
  uploads: { sponsor: ['logo'] },
  transfer: {
    nodes: { sponsors: 'collection' },
    counted: { table: 'sponsor', one: 'Sponsor', many: 'Sponsoren' },
    read: (node) => ({ sponsor: readSponsors(...node('sponsors')) }),
    write: (stored) => ({ sponsors: writeSponsors(stored) }),
  },
  title: 'Sponsoren',
  records: sponsorRecords,
  picture: {
    segment: 'sponsoren',
    place: 4,
    shape: { width: 1280, height: 640, isCropped: false },
    fallback: club.defaultCrest,
    isDescribed: false,
    read: ({ logo }) => ({ image: logo, alt: null }),
    write: (sponsor, { image }) => ({ ...sponsor, logo: image }),
    async list(db) {
      return (await listSponsors(db)).map(({ logo, ...sponsor }) => ({ ...sponsor, image: logo }));
    },
  },
  fields: { ordinal: 'Platz', name: 'Name', logo: 'Logo', website: 'Website' },
};
