declare module '#platform/db/schema.ts' {
  interface Schema {
    opponent: OpponentTable;
    opponentName: OpponentNameTable;
  }
}

export interface OpponentTable {
  id: string;
  /** Last segment of the page's address; given once, never changed. */
  address: string;
  name: string;
  shortName: string | null;
  /** Null stands for the one that a game has, if any. */
  crest: string | null;
  /** Where it is at home. */
  venueId: string | null;
}

/** A name by which games, tables and feeds call an opponent: today's, former ones, other spellings. */
interface OpponentNameTable {
  name: string;
  opponentId: string;
  /** 0 is today's name. */
  ordinal: number;
}
