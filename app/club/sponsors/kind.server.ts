import { href } from 'react-router';
import { club } from '#club/club.ts';
import { another, seeAt } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import {
  listFoundSponsors,
  listSponsors,
  type SponsorRecord,
  sponsorOrder,
  sponsorRecords,
} from './sponsors.server.ts';
import { sponsorPicture, tool } from './tool.ts';
import { readSponsors, writeSponsors } from './transfer/sponsors.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    sponsor: { record: SponsorRecord; draft: SponsorRecord; tables: 'sponsor' };
  }
}

export const sponsorKind: Kind<'sponsor'> = {
  tool,
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
  ids: rowIds('sponsor'),
  order: sponsorOrder,
  list: listFoundSponsors,
  next: async (_, saved) => [
    ...another('Noch ein Sponsor', tool, saved),
    ...seeAt(href('/sponsoren')),
  ],
  names: (db, ids) =>
    db.selectFrom('sponsor').select(['id', 'name']).where('id', 'in', ids).execute(),
  picture: {
    ...sponsorPicture,
    fallback: club.defaultCrest,
    read: ({ logo }) => ({ image: logo, alt: null }),
    write: (sponsor, { image }) => ({ ...sponsor, logo: image }),
    async list(db) {
      return (await listSponsors(db)).map(({ logo, ...sponsor }) => ({ ...sponsor, image: logo }));
    },
  },
  together: [['shownFrom', 'shownUntil']],
  log: { what: (label) => `den Sponsor ${label}` },
  fields: {
    name: 'Name',
    logo: 'Logo',
    website: 'Website',
    level: 'Art',
    shownFrom: { label: 'Erster Tag', as: 'day' },
    shownUntil: { label: 'Letzter Tag', as: 'day' },
  },
};
