import {
  type CountedResults,
  countResultsOfTrainers,
  countShownResults,
} from '#app/matches/lineups/games-of-trainer.server.ts';
import type { Snapshot } from '#platform/data-tree/club-rows.ts';
import type { Db } from '#platform/db/client.server.ts';
import { noResults, type ResultsRecord, subtractCountedResults } from './win-draw-loss.ts';

export async function countTrainerResults(db: Db, trainerId: string): Promise<ResultsRecord> {
  const counted = await countShownResults(db, trainerId);
  return counted ? toRecord(counted) : noResults;
}

function toRecord({ wins, draws, losses }: CountedResults): ResultsRecord {
  return { games: wins + draws + losses, wins, draws, losses };
}

/**
 * Subtracts the counted results from the imported totals, because an opening balance contains no counted
 * results. Must run in the transaction of the import.
 */
export async function setOpeningResults(
  transaction: Db,
  { trainer }: Pick<Snapshot, 'trainer'>,
): Promise<void> {
  const counted = await countResultsOfTrainers(transaction);
  for (const total of trainer) {
    const results = counted.get(total.id);
    if (!results) continue;
    await transaction
      .updateTable('trainer')
      .set(subtractCountedResults(total, toRecord(results)))
      .where('id', '=', total.id)
      .execute();
  }
}
