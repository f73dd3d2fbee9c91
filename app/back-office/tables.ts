declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

/** The column that an admin chose among several that may say the same. */
export interface ListColumnTable {
  /** The heads as `headsOf` writes them. */
  heads: string;
  chosen: string;
}
