import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { PasskeyTable } from './tables.ts';

export type Passkey = Selectable<PasskeyTable>;

export const maxPasskeyNameLength = 60;

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('passkey').select('id').where('userId', '=', userId).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function createPasskey(db: Db, passkey: Passkey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * @returns false if the counter has not risen, because the sign-in can then come from a copy of the passkey. A
 * counter that is always 0 is accepted, because some passkeys do not count.
 */
export async function notePasskeyUse(
  db: Db,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, usedAt: now.toISOString() })
    .where('id', '=', id)
    .where((column) =>
      counter === 0 ? column('counter', '=', 0) : column('counter', '<', counter),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(
  db: Db,
  { id, userId }: Pick<Passkey, 'id' | 'userId'>,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function keepPasskeys(
  transaction: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ removed: string[]; kept: string[] }> {
  const passkeys = await listPasskeys(transaction, userId);
  const gone = passkeys.filter(({ id }) => !ids.includes(id));
  for (const { id } of gone) await deletePasskey(transaction, { id, userId });
  const kept = passkeys.filter((passkey) => !gone.includes(passkey));
  return { removed: gone.map(({ name }) => name), kept: kept.map(({ name }) => name) };
}

export async function deletePasskeys(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkey').where('userId', '=', userId).execute();
}
