import type { Defaulted } from '#platform/db/schema.ts';
import type { Preferred } from './preferred.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    standing: StandingTable;
    standingsDay: StandingsDayTable;
  }
}

export interface StandingTable {
  id: string;
  team: string;
  /** Null only in a pasted row that does not say so. */
  won: Defaulted<number | null>;
  drawn: Defaulted<number | null>;
  lost: Defaulted<number | null>;
  /**
   * What a table says that was pasted: its place, and all that follows is as it was there. Null in
   * all rows of a typed one, where places and points are computed.
   */
  position: number | null;
  played: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  points: number | null;
  /** What is said of the team, as 'Abzug von 3 Punkten'. */
  note: string | null;
}

/** What is said of the table as a whole; no row where nobody has said of which day it is. */
export interface StandingsDayTable {
  id: 1;
  /** YYYY-MM-DD */
  day: string;
  /** Who says so, as 'ÖFB', and where. */
  source: string | null;
  sourceLink: string | null;
  /** Which table of its season is shown, whatever else there is; null where the rule decides. */
  preferred: Preferred | null;
}
