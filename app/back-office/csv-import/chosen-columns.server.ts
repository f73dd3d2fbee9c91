import type { Db } from '#platform/db/client.server.ts';
import type { Answers, Question } from './reading/find-columns.ts';

/**
 * If several columns of a list could be the same field, the page asks which one is. Returns the answers of
 * earlier imports: the key is made of the columns' titles, the value is the chosen title.
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
