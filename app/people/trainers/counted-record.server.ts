import { sql } from 'kysely';
import { endedIn, hasResult } from '#app/matches/games/ended.server.ts';
import type { Outcome } from '#app/matches/games/result.ts';
import { shownOf } from '#app/teams/shown-of.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Snapshot } from '#platform/transfer/club-rows.ts';
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
  const count = (ended: Outcome) => sql<number>`sum(case when ${endedIn[ended]} then 1 else 0 end)`;
  return db
    .selectFrom('lineup')
    .innerJoin('game', 'game.id', 'lineup.gameId')
    .select([
      'trainerId',
      count('win').as('wins'),
      count('draw').as('draws'),
      count('loss').as('losses'),
    ])
    .where('trainerId', 'is not', null)
    .where(hasResult)
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
 * @param snapshot what has come: a figure that it leaves out is typed by nobody
 */
export async function openRecords(
  transaction: Db,
  _: Date,
  { trainer }: Pick<Snapshot, 'trainer'>,
): Promise<void> {
  const records = await countRecords(transaction).execute();
  const counted = new Map(records.map((row) => [row.trainerId, toRecord(row)]));
  for (const total of trainer) {
    const record = counted.get(total.id);
    if (!record) continue;
    await transaction
      .updateTable('trainer')
      .set(openingRecord(total, record))
      .where('id', '=', total.id)
      .execute();
  }
}
