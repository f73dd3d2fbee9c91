import type { Db } from '#platform/db/client.server.ts';
import type { Topic } from '#platform/records/kinds.ts';

export async function findRevision(db: Db): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}

export interface Changes {
  revision: number;
  topics: ReadonlyMap<Topic, number>;
}

/** Uses one statement, so that the revision and all topics belong to one moment. */
export async function findChanges(db: Db): Promise<Changes> {
  const rows = await db
    .selectFrom('revision')
    .leftJoin('topic', (join) => join.onTrue())
    .select(['value', 'name', 'topic.revision'])
    .execute();
  const topics = new Map<Topic, number>();
  for (const { name, revision } of rows)
    if (name !== null && revision !== null) topics.set(name, revision);
  return { revision: rows[0]?.value ?? 0, topics };
}

/** After a call, open pages that show one of the topics load their data again. Call it only inside a write. */
export async function markChanged(transaction: Db, topics: readonly Topic[]): Promise<void> {
  // The write raises the revision to this number at its end. Until then, its lock stops all other writes.
  const revision = (await findRevision(transaction)) + 1;
  await transaction
    .insertInto('topic')
    .values(topics.map((name) => ({ name, revision })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ revision }))
    .execute();
}

export async function write<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  const { result } = await writeIfChanged(db, async (transaction) => ({
    changed: true,
    result: await work(transaction),
  }));
  return result;
}

/**
 * Raises the revision if `work` changes data. Writes run one by one, so no other write runs during `work`.
 */
export async function writeIfChanged<T extends { changed: boolean }>(
  db: Db,
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await raiseRevision(transaction, 0);
    const result = await work(transaction);
    if (result.changed) await raiseRevision(transaction, 1);
    return result;
  });
}

const maxReadings = 3;

/**
 * Reads before the write, so that other writers need not wait. Reads again if data have changed in the
 * meantime.
 */
export async function readAndWrite<Read, T extends { changed: boolean }>(
  db: Db,
  read: (db: Db) => Promise<Read>,
  work: (transaction: Db, read: Read) => Promise<T>,
): Promise<T> {
  for (let readings = 0; readings < maxReadings; readings++) {
    const revision = await findRevision(db);
    const before = await read(db);
    const { result } = await writeIfChanged(db, async (transaction) => {
      if ((await findRevision(transaction)) !== revision) return { changed: false };
      const result = await work(transaction, before);
      return { changed: result.changed, result };
    });
    if (result) return result;
  }
  return writeIfChanged(db, async (transaction) => work(transaction, await read(transaction)));
}

/** Locks the row even if `step` is 0, so that other writers wait until the transaction ends. */
async function raiseRevision(transaction: Db, step: 0 | 1): Promise<void> {
  await transaction
    .updateTable('revision')
    .set((columns) => ({ value: columns('value', '+', step) }))
    .execute();
}
