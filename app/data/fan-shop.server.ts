import type { Selectable } from 'kysely';
import type { Db } from '../db/client.server.ts';
import type { FanShopTable } from '../db/schema.ts';

export type FanShop = Omit<Selectable<FanShopTable>, 'id'>;

/** The banner of the fan shop; undefined when none is stored. */
export async function findFanShop(db: Db): Promise<FanShop | undefined> {
  return db.selectFrom('fanShop').select(['title', 'description', 'link']).executeTakeFirst();
}
