declare module '#platform/db/schema.ts' {
  interface Schema {
    fixtureReading: FixtureReadingTable;
    fixtureLink: FixtureLinkTable;
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

/** By which of a calendar's entries a game is known. */
export interface FixtureLinkTable {
  uid: string;
  gameId: string;
  /** JSON of what was last taken: where the game differs from it, somebody has changed it. */
  taken: string;
}
