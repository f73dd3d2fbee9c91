import type { Db } from '#platform/db/client.server.ts';
import type { Answers, Question } from './reading/find-columns.ts';

/** The key has all column titles that could mean one field, the value is the title that an admin chose. */
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
