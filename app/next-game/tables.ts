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
}
