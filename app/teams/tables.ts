import type { Flag } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    team: TeamTable;
  }
}

/** A team beside the first one, which has no row. */
export interface TeamTable {
  id: string;
  ordinal: number;
  /** Last segment of the page's address; given once, never changed. */
  address: string;
  name: string;
  shortName: string | null;
  /** The other club of a joint team. */
  partner: string | null;
  /** Players are younger: 14 of a U14; null for adults. */
  ageLimit: number | null;
  /** Whether no page knows it. */
  hidden: 1 | null;
  /** What the public sees; null goes by the age (shown-of.server.ts). */
  showsNames: Flag | null;
  showsPhotos: Flag | null;
  showsResults: Flag | null;
  showsTable: Flag | null;
}
