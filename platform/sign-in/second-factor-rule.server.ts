import type { Db } from '#platform/db/client.server.ts';

/** Whether whoever may do everything needs more than a password. */
export async function isSecondFactorCompulsory(db: Db): Promise<boolean> {
  const rule = await db.selectFrom('signInRule').select('secondFactor').executeTakeFirst();
  return rule?.secondFactor === 1;
}

/** Decides it, for everybody from their next page on. */
export async function setSecondFactorCompulsory(db: Db, value: boolean): Promise<void> {
  const secondFactor = value ? 1 : 0;
  await db
    .insertInto('signInRule')
    .values({ id: 1, secondFactor })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secondFactor }))
    .execute();
}
