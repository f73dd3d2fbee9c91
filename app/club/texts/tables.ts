declare module '#platform/db/schema.ts' {
  interface Schema {
    clubText: ClubTextTable;
  }
}

/** A text that stands in the place of the one in the club's folder. */
export interface ClubTextTable {
  /** Its name (text-names.ts). */
  id: string;
  /** Markdown, or a line. */
  text: string;
}
