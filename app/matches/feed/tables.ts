declare module '#platform/db/schema.ts' {
  interface Schema {
    fixtureReading: FixtureReadingTable;
    fixtureLink: FixtureLinkTable;
    fixtureAsking: FixtureAskingTable;
  }
}

/** What a calendar of the association said when it was last read. */
interface FixtureReadingTable {
  /** Always the same: there is one. */
  id: string;
  /** ISO instant in UTC. */
  readAt: string;
  /** JSON of what was read of it. */
  contents: string;
}

/** When a calendar was last asked for at its address, and what came of it. */
interface FixtureAskingTable {
  /** Always the same: there is one. */
  id: string;
  address: string;
  /** ISO instants in UTC. */
  askedAt: string;
  notBefore: string | null;
  /** By which the other server knows what was last read of it. */
  etag: string | null;
  lastModified: string | null;
  /** Why nothing came of it, in a sentence. */
  said: string | null;
}

/** By which of a calendar's entries a game is known. */
export interface FixtureLinkTable {
  uid: string;
  gameId: string;
  /**
   * JSON of what the calendar said, and of what volunteers have entered otherwise (compare-game.ts).
   * Null where a version before this rule has noted the link: then nobody knows it.
   */
  memory: string | null;
}
