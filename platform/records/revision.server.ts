import type { Db } from '#platform/db/client.server.ts';
import type { Topic } from '#platform/records/kinds.ts';

/** Every committed change of the club's data raises this number by one. */
export async function findRevision(db: Db): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}

export interface Changes {
  revision: number;
  topics: ReadonlyMap<Topic, number>;
}

/** One statement, so that both values are of the same moment. */
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

/** Open pages that show these topics will load new data. Call it inside a write. */
export async function markChanged(transaction: Db, topics: readonly Topic[]): Promise<void> {
  // The write raises the revision at its end; no other write can do that before.
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

/** The revision rises only on a change. Writes run one by one, so data that `work` reads stay the same. */
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

/** After so many useless reads, `readAndWrite` locks before it reads, and other writers must wait. */
const mostReadings = 3;

/** Reads before it locks out other writers; reads again if another writer has changed data since. */
export async function readAndWrite<Read, T extends { changed: boolean }>(
  db: Db,
  read: (db: Db) => Promise<Read>,
  work: (transaction: Db, read: Read) => Promise<T>,
): Promise<T> {
  for (let readings = 0; readings < mostReadings; readings++) {
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

/** Locks the row even with step 0, so that other writers wait until the transaction ends. */
async function raiseRevision(transaction: Db, step: 0 | 1): Promise<void> {
  await transaction
    .updateTable('revision')
    .set((columns) => ({ value: columns('value', '+', step) }))
    .execute();
}
