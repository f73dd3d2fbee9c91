declare module '#platform/db/schema.ts' {
  interface Schema {
    sponsor: SponsorTable;
  }
}

export interface SponsorTable {
  id: string;
  ordinal: number;
  name: string;
  logo: string | null;
  website: string | null;
}
