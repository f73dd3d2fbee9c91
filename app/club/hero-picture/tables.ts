import type { Defaulted } from '#platform/db/schema.ts';
import type { Focus } from './focus.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    heroPicture: HeroPictureTable;
  }
}

/** The photo behind the welcome of the home page. */
export interface HeroPictureTable {
  /** Always the same: there is one. */
  id: string;
  /** Null stands for the drawing of the club's folder. */
  image: string | null;
  /** What of it stays in sight where there is no room for all. */
  focus: Defaulted<Focus>;
}
