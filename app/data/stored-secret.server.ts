import { randomBytes } from 'node:crypto';
import type { Db } from '../db/client.server.ts';

/**
 * A secret that the database keeps in a table of its own: made at random by whichever server asks
 * first, then the same for all.
 */
export async function findStoredSecret(
  db: Db,
  table: 'authSecret' | 'messageSecret',
): Promise<string> {
  const read = () => db.selectFrom(table).select('value').executeTakeFirst();
  const stored = await read();
  if (stored) return stored.value;
  await db
    .insertInto(table)
    .values({ id: 1, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await read())?.value as string;
}
