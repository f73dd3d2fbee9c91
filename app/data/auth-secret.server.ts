import { randomBytes } from 'node:crypto';
import type { Db } from '../db/client.server.ts';

/** The secret of better-auth: made at random by whichever server asks first, then the same for all. */
export async function findAuthSecret(db: Db): Promise<string> {
  const stored = await readSecret(db);
  if (stored) return stored;
  await db
    .insertInto('authSecret')
    .values({ id: 1, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await readSecret(db)) as string;
}

async function readSecret(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('authSecret').select('value').executeTakeFirst();
  return row?.value;
}
