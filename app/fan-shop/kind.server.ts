import type { Kind } from '#platform/records/kind.server.ts';
import { readFanShop, writeFanShop } from './transfer/fan-shop.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    fanShop: { tables: 'fanShop'; unseen: true };
  }
}

export const fanShopKind: Kind<'fanShop'> = {
  tables: { fanShop: true },
  transfer: {
    nodes: { fanShop: 'entry' },
    counted: { table: 'fanShop', one: 'Fanshop-Banner', many: 'Fanshop-Banner' },
    read: (node, settings) => ({ fanShop: readFanShop(...node('fanShop'), settings) }),
    write: (stored) => ({ fanShop: writeFanShop(stored) }),
  },
};
