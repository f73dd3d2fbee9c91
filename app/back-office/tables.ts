declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

/** An admin's choice where several columns of a list may mean the same. */
export interface ListColumnTable {
  /** Heads of the list's columns, as `headsOf` writes these. */
  heads: string;
  chosen: string;
}
