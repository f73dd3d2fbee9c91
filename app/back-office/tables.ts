declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

export interface ListColumnTable {
  /** The titles of those columns of an imported list that could have the same meaning, joined by `headsOf`. */
  heads: string;
  chosen: string;
}
