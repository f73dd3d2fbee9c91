declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

export interface ListColumnTable {
  /** Titles of all columns that could mean the same field of a record; `headsOf` joins them to this text. */
  heads: string;
  chosen: string;
}
