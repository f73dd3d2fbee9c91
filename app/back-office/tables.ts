declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

export interface ListColumnTable {
  /** Heads of the list's columns, as `headsOf` writes these. */
  heads: string;
  chosen: string;
}
