declare module '#platform/db/schema.ts' {
  interface Schema {
    listColumn: ListColumnTable;
  }
}

/** Which of several columns of a list that may say the same somebody has chosen. */
export interface ListColumnTable {
  /** What the columns are called, as `headsOf` writes it. */
  heads: string;
  chosen: string;
}
