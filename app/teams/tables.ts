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
  /** Last segment of the address of the team's page; never changes. */
  address: string;
  name: string;
  shortName: string | null;
  /** If two clubs form this team together, the name of the other club. */
  partner: string | null;
  /** The age limit, for example 14 for a U14; null for adults. */
  ageLimit: number | null;
  hidden: 1 | null;
  /** Null means that the age limit decides (team-visibility.server.ts). */
  showsNames: Flag | null;
  showsPhotos: Flag | null;
  showsResults: Flag | null;
  showsTable: Flag | null;
}
