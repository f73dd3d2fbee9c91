declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

export interface ListColumnTable {
  /** Titles of all columns of a list that can be one field; `headsOf` makes this text. */
  heads: string;
  chosen: string;
}
