declare module '#platform/db/schema.ts' {
  interface Schema {
    clubLook: ClubLookTable;
  }
}

/** Crest and colours of the club; null is as the club's folder says. */
export interface ClubLookTable {
  /** Always the same: there is one. */
  id: string;
  /** Path of a picture. */
  crest: string | null;
  /** '#rrggbb'. */
  pitch: string | null;
  signal: string | null;
}
