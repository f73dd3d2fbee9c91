declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

/** Which column an admin chose where several columns of a list may have the same meaning. */
export interface ListColumnTable {
  /** The list's column heads as `headsOf` writes them. */
  heads: string;
  chosen: string;
}
