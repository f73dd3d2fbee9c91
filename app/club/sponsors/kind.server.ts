import { href } from 'react-router';
import { club } from '#club/club.ts';
import { another, linkToPage } from '#platform/admin/next-step.ts';
import { addNote, childPath } from '#platform/data-tree/note.server.ts';
import { listPictureFields, wordsOf } from '#platform/fields/fields.ts';
import { orderedTree } from '#platform/fields/tree.server.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { isInOrder, sponsorFields } from './fields.ts';
import {
  listSearchableSponsors,
  listSponsors,
  type SponsorRecord,
  sponsorOrder,
  sponsorRecords,
} from './sponsors.server.ts';
import { sponsorPicture, tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    sponsor: { record: SponsorRecord; draft: SponsorRecord; tables: 'sponsor' };
  }
}

const tree = orderedTree(sponsorFields, (sponsor, entry) => {
  if (isInOrder(sponsor)) return sponsor;
  addNote(childPath(entry, 'until'), 'liegt vor from, weggelassen');
  return { ...sponsor, shownUntil: null };
});

export const sponsorKind: Kind<'sponsor'> = {
  tool,
  tables: { sponsor: true },
  uploads: { sponsor: listPictureFields(sponsorFields) },
  dataTree: {
    nodes: { sponsors: 'collection' },
    counted: { table: 'sponsor', one: 'Sponsor', many: 'Sponsoren' },
    read: (node) => ({ sponsor: tree.read(...node('sponsors')) }),
    write: ({ sponsor }) => ({ sponsors: tree.write(sponsor) }),
  },
  title: 'Sponsoren',
  records: sponsorRecords,
  ids: rowIds('sponsor'),
  order: sponsorOrder,
  list: listSearchableSponsors,
  next: async (_, saved) => [
    ...another('Noch ein Sponsor', tool, saved),
    ...linkToPage(href('/sponsoren')),
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
  fields: wordsOf(sponsorFields),
};
