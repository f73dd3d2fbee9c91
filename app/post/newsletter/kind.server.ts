import type { Kind } from '#platform/records/kind.server.ts';
import { picturesInNewsletters } from './pictures-in-newsletters.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    newsletter: { tables: never; unseen: true };
  }
}

/** Only backups contain newsletters, so the kind has no table and no node of the data tree. */
export const newsletterKind: Kind<'newsletter'> = {
  tables: {},
  dataTree: { nodes: {}, read: () => ({}), write: () => ({}) },
  drafts: picturesInNewsletters,
};
