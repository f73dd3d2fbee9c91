import type { Defaulted } from '#platform/db/schema.ts';
import type { SponsorLevel } from './levels.ts';

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
  level: Defaulted<SponsorLevel>;
  /** The first day on which it is shown, in Vienna. */
  shownFrom: string | null;
  /** The last one. */
  shownUntil: string | null;
}
