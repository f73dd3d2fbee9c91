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
}
