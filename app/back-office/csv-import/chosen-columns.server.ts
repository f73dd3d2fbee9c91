import type { Db } from '#platform/db/client.server.ts';
import type { Answers, Question } from './reading/find-columns.ts';

/**
 * Answers that admins gave in earlier imports. If several columns of a list could be the same field, their
 * titles together are the key of the Map, and the chosen title is the value.
 */
export async function listChosenColumns(db: Db): Promise<Answers> {
  const rows = await db.selectFrom('listColumn').selectAll().execute();
  return new Map(rows.map(({ heads, chosen }) => [heads, chosen]));
}

export async function keepChosenColumns(
  transaction: Db,
  questions: readonly Question[],
): Promise<void> {
  for (const { kept } of questions)
    if (kept)
      await transaction
        .insertInto('listColumn')
        .values(kept)
        .onConflict((conflict) => conflict.column('heads').doUpdateSet({ chosen: kept.chosen }))
        .execute();
}
