declare module '#platform/db/schema.ts' {
  interface Schema {
    nextGame: NextGameTable;
  }
}

export interface NextGameTable {
  id: 1;
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string | null;
  /** Its game of the schedule, which is what counts; null as long as that has none. */
  gameId: string | null;
  /** 1 where that game stands in the plan only because of the announcement. */
  madeGame: 1 | null;
  /** The id of the opponent that the announcement has made; null where it was there before. */
  madeOpponent: string | null;
}
