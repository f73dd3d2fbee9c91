declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

/** The chosen one of several columns that may say the same. */
export interface ListColumnTable {
  /** As `headsOf` writes it. */
  heads: string;
  chosen: string;
}
