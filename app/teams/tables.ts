import type { Flag } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    team: TeamTable;
  }
}

/** The first team has no row. */
export interface TeamTable {
  id: string;
  ordinal: number;
  /** Last segment of the address; never changes. */
  address: string;
  name: string;
  shortName: string | null;
  /** The other club of a joint team. */
  partner: string | null;
  /** The age in a name such as U14; null for adults. */
  ageLimit: number | null;
  hidden: 1 | null;
  /** Null means that the age decides (shown-of.server.ts). */
  showsNames: Flag | null;
  showsPhotos: Flag | null;
  showsResults: Flag | null;
  showsTable: Flag | null;
}
