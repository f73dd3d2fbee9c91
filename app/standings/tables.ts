import type { Defaulted } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    standing: StandingTable;
  }
}

export interface StandingTable {
  id: string;
  team: string;
  won: Defaulted<number>;
  drawn: Defaulted<number>;
  lost: Defaulted<number>;
}
