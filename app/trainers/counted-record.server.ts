import type { Db } from '#platform/db/client.server.ts';
import { countResults, noResults, openingRecord, type ResultsRecord } from './results-record.ts';

/** What line-ups that name a trainer and the results of their games say. */
export async function countRecord(db: Db, trainerId: string): Promise<ResultsRecord> {
  return (await countRecords(db, trainerId)).get(trainerId) ?? noResults;
}

/** The same of all trainers, or of one, by id. */
async function countRecords(db: Db, trainerId?: string): Promise<Map<string, ResultsRecord>> {
  const results = await db
    .selectFrom('lineup')
    .innerJoin('game', 'game.id', 'lineup.gameId')
    .select(['trainerId', 'goalsFor', 'goalsAgainst'])
    .$if(trainerId !== undefined, (all) => all.where('trainerId', '=', trainerId ?? ''))
    .where('trainerId', 'is not', null)
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .$narrowType<{ trainerId: string; goalsFor: number; goalsAgainst: number }>()
    .execute();
  return countResults(results);
}

/**
 * Makes of trainers whose totals a tree has brought what was before the counting, inside the write
 * that has put them in the place of all others.
 */
export async function openRecords(transaction: Db): Promise<void> {
  const counted = await countRecords(transaction);
  const trainers = await transaction.selectFrom('trainer').selectAll().execute();
  for (const trainer of trainers) {
    const record = counted.get(trainer.id);
    if (!record) continue;
    await transaction
      .updateTable('trainer')
      .set(openingRecord(trainer, record))
      .where('id', '=', trainer.id)
      .execute();
  }
}
