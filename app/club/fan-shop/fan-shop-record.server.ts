import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import type { FanShopTable } from '../tables.ts';

export interface FanShopRecord extends Omit<Selectable<FanShopTable>, 'id' | 'shown'> {
  shown: boolean;
}

export const fanShopId = 'fan-shop';

export const fanShopRecords: EditableStore<FanShopRecord> = {
  kind: 'fanShop',
  async read(db) {
    const rows = db
      .selectFrom('fanShop')
      .select(['title', 'description', 'link', 'image', 'shown']);
    const row = await rows.executeTakeFirst();
    return row && { ...row, shown: row.shown === 1 };
  },
  completeDraft: async (_, draft) => draft,
  async write(db, _, { shown, ...record }) {
    const row = { ...record, shown: Number(shown) };
    await db
      .insertInto('fanShop')
      .values({ ...row, id: 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  async remove(db) {
    await db.deleteFrom('fanShop').execute();
  },
  label: async () => 'Fanshop',
};
