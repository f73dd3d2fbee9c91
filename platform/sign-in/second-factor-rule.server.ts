import type { Db } from '#platform/db/client.server.ts';

/** Whether whoever may do everything needs a second factor. */
export async function isSecondFactorCompulsory(db: Db): Promise<boolean> {
  const row = await db.selectFrom('signInRule').select('secondFactor').executeTakeFirst();
  return row?.secondFactor === 1;
}

/** Decides that. */
export async function setSecondFactorCompulsory(db: Db, value: boolean): Promise<void> {
  const secondFactor = value ? 1 : 0;
  await db
    .insertInto('signInRule')
    .values({ id: 1, secondFactor })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secondFactor }))
    .execute();
}
