declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

export interface ListColumnTable {
  /** Titles of all columns of a read list that can be the same field. `headsOf` makes this text. */
  heads: string;
  /** The title that an admin has chosen among these. */
  chosen: string;
}
