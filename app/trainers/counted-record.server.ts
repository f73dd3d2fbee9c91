import { sql } from 'kysely';
import { shownOf } from '#app/teams/shown-of.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { noResults, openingRecord, type ResultsRecord } from './results-record.ts';

/** What line-ups that name a trainer and the results of their games say, of those that the public may see. */
export async function countRecord(db: Db, trainerId: string): Promise<ResultsRecord> {
  const records = await countRecords(db)
    .leftJoin('team', 'team.id', 'game.teamId')
    .where('trainerId', '=', trainerId)
    .where(shownOf('results'), '=', 1)
    .where('hidden', 'is', null)
    .execute();
  return records.map(toRecord)[0] ?? noResults;
}

function countRecords(db: Db) {
  const count = (ended: '>' | '=' | '<') =>
    sql<number>`sum(case when goals_for ${sql.raw(ended)} goals_against then 1 else 0 end)`;
  return db
    .selectFrom('lineup')
    .innerJoin('game', 'game.id', 'lineup.gameId')
    .select(['trainerId', count('>').as('wins'), count('=').as('draws'), count('<').as('losses')])
    .where('trainerId', 'is not', null)
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .groupBy('trainerId');
}

/** PostgreSQL gives sums as text. */
function toRecord(row: { wins: number; draws: number; losses: number }): ResultsRecord {
  const [wins, draws, losses] = [Number(row.wins), Number(row.draws), Number(row.losses)];
  return { games: wins + draws + losses, wins, draws, losses };
}

/**
 * Makes of trainers whose totals a tree has brought, with all that is stored, what was before the counting,
 * inside the write that has put them in the place of all others.
 */
export async function openRecords(transaction: Db): Promise<void> {
  const records = await countRecords(transaction).execute();
  const counted = new Map(records.map((row) => [row.trainerId, toRecord(row)]));
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
