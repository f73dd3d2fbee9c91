import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { SquadPlayerTable } from './tables.ts';

export type SquadReference = Omit<Selectable<SquadPlayerTable>, 'playerId'>;

export async function listEntriesInSquads(db: Db, playerId: string): Promise<SquadReference[]> {
  return db
    .selectFrom('squadPlayer')
    .select(['squadId', 'ordinal', 'shirtNumber', 'position', 'firstDay', 'lastDay'])
    .where('playerId', '=', playerId)
    .orderBy('squadId')
    .execute();
}

/** Puts the player back in the old place of the squad, or at the end if another player has this place now. */
export async function bringBackToSquad(
  db: Db,
  playerId: string,
  tie: SquadReference,
): Promise<void> {
  const squad = db.selectFrom('squad').select('id').where('id', '=', tie.squadId);
  if (!(await squad.executeTakeFirst())) return;
  const entries = await db
    .selectFrom('squadPlayer')
    .select(['ordinal', 'playerId'])
    .where('squadId', '=', tie.squadId)
    .orderBy('ordinal')
    .execute();
  if (entries.some((entry) => entry.playerId === playerId)) return;
  const isTaken = entries.some(({ ordinal }) => ordinal === tie.ordinal);
  const ordinal = isTaken ? (entries.at(-1)?.ordinal ?? -1) + 1 : tie.ordinal;
  await db
    .insertInto('squadPlayer')
    .values({ ...tie, ordinal, playerId })
    .execute();
}
