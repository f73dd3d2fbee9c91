import type { Defaulted } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    standing: StandingTable;
    standingsDay: StandingsDayTable;
  }
}

export interface StandingTable {
  id: string;
  team: string;
  won: Defaulted<number>;
  drawn: Defaulted<number>;
  lost: Defaulted<number>;
}

/** Of which day the table is; no row where nobody has said so. */
interface StandingsDayTable {
  id: 1;
  day: string;
}
