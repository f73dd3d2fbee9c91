declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

export interface ListColumnTable {
  /** Heads of the columns that fit the same field, as `headsOf` writes them. */
  heads: string;
  chosen: string;
}
