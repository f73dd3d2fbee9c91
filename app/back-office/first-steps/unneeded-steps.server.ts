import type { Db } from '#platform/db/client.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    unneededStep: UnneededStepTable;
  }
}

interface UnneededStepTable {
  name: string;
}

export async function listUnneededSteps(db: Db): Promise<Set<string>> {
  const steps = await db.selectFrom('unneededStep').select('name').execute();
  return new Set(steps.map(({ name }) => name));
}

export async function setUnneededStep(db: Db, name: string, isUnneeded: boolean): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    if ((await listUnneededSteps(transaction)).has(name) === isUnneeded) return { changed: false };
    await (isUnneeded
      ? transaction.insertInto('unneededStep').values({ name }).execute()
      : transaction.deleteFrom('unneededStep').where('name', '=', name).execute());
    return { changed: true };
  });
}
