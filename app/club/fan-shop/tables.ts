import type { Defaulted, Flag } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    fanShop: FanShopTable;
  }
}

export interface FanShopTable {
  id: 1;
  title: string | null;
  description: string | null;
  link: string;
  /** Of the banner; null stands for the club's own. */
  image: string | null;
  /** Whether pages lead to it. */
  shown: Defaulted<Flag>;
}
