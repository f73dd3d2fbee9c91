import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { LineupPlayerTable } from '../tables.ts';

export async function listLineupsOfTrainer(db: Db, trainerId: string): Promise<string[]> {
  const lineups = db.selectFrom('lineup').select('id').where('trainerId', '=', trainerId);
  return (await lineups.orderBy('id').execute()).map(({ id }) => id);
}

export async function bringBackTrainer(
  db: Db,
  trainerId: string,
  lineups: readonly string[],
): Promise<void> {
  if (lineups.length === 0) return;
  await db
    .updateTable('lineup')
    .set({ trainerId })
    .where('id', 'in', lineups)
    .where('trainerId', 'is', null)
    .execute();
}

/** An entry in a line-up whose player was removed. The line-up shows the shirt number, such as '#7', until an
 * admin undoes the removal. */
export type LineupReference = Pick<
  Selectable<LineupPlayerTable>,
  'lineupId' | 'ordinal' | 'shirtNumber'
>;

export async function listEntriesInLineups(db: Db, playerId: string): Promise<LineupReference[]> {
  return db
    .selectFrom('lineupPlayer')
    .select(['lineupId', 'ordinal', 'shirtNumber'])
    .where('playerId', '=', playerId)
    .orderBy('lineupId')
    .execute();
}

export async function bringBackToLineup(
  db: Db,
  playerId: string,
  tie: LineupReference,
): Promise<void> {
  const entries = await db
    .selectFrom('lineupPlayer')
    .select(['ordinal', 'playerId', 'shirtNumber'])
    .where('lineupId', '=', tie.lineupId)
    .execute();
  if (entries.some((entry) => entry.playerId === playerId)) return;
  const free = entries.filter(
    (entry) => entry.playerId === null && entry.shirtNumber === tie.shirtNumber,
  );
  // After a save, the entry can have another ordinal. Then the entry is known only if it is the one entry
  // without a player that has this shirt number.
  const entry =
    free.find(({ ordinal }) => ordinal === tie.ordinal) ?? (free.length === 1 ? free[0] : null);
  if (!entry) return;
  await db
    .updateTable('lineupPlayer')
    .set({ playerId })
    .where('lineupId', '=', tie.lineupId)
    .where('ordinal', '=', entry.ordinal)
    .execute();
}
