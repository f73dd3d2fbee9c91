import { href } from 'react-router';
import { linkToPage } from '#platform/admin/next-step.ts';
import { listPictureFields, wordsOf } from '#platform/fields/fields.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { readFanShop, writeFanShop } from './data-tree/fan-shop.server.ts';
import { type FanShopRecord, fanShopId, fanShopRecords } from './fan-shop-record.server.ts';
import { fanShopFields } from './fields.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    fanShop: { record: FanShopRecord; draft: FanShopRecord; tables: 'fanShop' };
  }
}

export const fanShopKind: Kind<'fanShop'> = {
  tool,
  tables: { fanShop: true },
  uploads: { fanShop: listPictureFields(fanShopFields) },
  recordIds: { id: fanShopId },
  dataTree: {
    nodes: { fanShop: 'entry' },
    counted: { table: 'fanShop', one: 'Fanshop-Banner', many: 'Fanshop-Banner' },
    read: (node) => ({ fanShop: readFanShop(...node('fanShop')) }),
    write: (stored) => ({ fanShop: writeFanShop(stored) }),
  },
  title: 'Fanshop',
  records: fanShopRecords,
  ids: oneId(fanShopRecords, fanShopId),
  list: async () => [],
  next: async () => linkToPage(href('/')),
  log: { what: (label) => `den ${label}` },
  fields: wordsOf(fanShopFields),
};
