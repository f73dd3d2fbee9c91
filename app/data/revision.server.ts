import type { Db } from '../db/client.server.ts';

/** The number that every committed change of the club's data raises by one. */
export async function findRevision(db: Db): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}

/**
 * Runs `work` in one transaction that also raises the data revision: either all of it is stored or
 * nothing is.
 */
export async function write<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    await transaction
      .updateTable('revision')
      .set((columns) => ({ value: columns('value', '+', 1) }))
      .execute();
    return result;
  });
}
