import type { Db } from '#platform/db/client.server.ts';
import type { Answers, Question } from './reading/find-columns.ts';

/**
 * Returns which column admins have chosen in earlier imports, if several columns could have the same content.
 * The key is made of the titles of these columns, the value is the chosen title.
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
