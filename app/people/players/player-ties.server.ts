import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { RecordTies } from '#platform/records/record-store.ts';

/** An entry of a line-up that names the player. */
type LineupTie = Pick<Selectable<Schema['lineupPlayer']>, 'lineupId' | 'ordinal' | 'shirtNumber'>;
/** One of a squad. */
type SquadTie = Omit<Selectable<Schema['squadPlayer']>, 'playerId'>;

/**
 * A removed player leaves '#number' in line-ups, which names him again while it stands there, and a place
 * in squads.
 */
export const playerTies: RecordTies<LineupTie | SquadTie> = {
  async list(db, id) {
    const lineups = db
      .selectFrom('lineupPlayer')
      .select(['lineupId', 'ordinal', 'shirtNumber'])
      .where('playerId', '=', id)
      .orderBy('lineupId');
    const squads = db
      .selectFrom('squadPlayer')
      .select(['squadId', 'ordinal', 'shirtNumber', 'position', 'firstDay', 'lastDay'])
      .where('playerId', '=', id)
      .orderBy('squadId');
    return [...(await lineups.execute()), ...(await squads.execute())];
  },
  async restore(db, id, ties) {
    for (const tie of ties)
      if ('squadId' in tie) await restoreToSquad(db, id, tie);
      else await restoreToLineup(db, id, tie);
  },
};

async function restoreToLineup(db: Db, id: string, tie: LineupTie): Promise<void> {
  const entries = await db
    .selectFrom('lineupPlayer')
    .select(['ordinal', 'playerId', 'shirtNumber'])
    .where('lineupId', '=', tie.lineupId)
    .execute();
  if (entries.some(({ playerId }) => playerId === id)) return;
  const free = entries.filter(
    ({ playerId, shirtNumber }) => playerId === null && shirtNumber === tie.shirtNumber,
  );
  // A line-up saved meanwhile may have moved the entry; two of one number tell nothing.
  const entry =
    free.find(({ ordinal }) => ordinal === tie.ordinal) ?? (free.length === 1 ? free[0] : null);
  if (!entry) return;
  await db
    .updateTable('lineupPlayer')
    .set({ playerId: id })
    .where('lineupId', '=', tie.lineupId)
    .where('ordinal', '=', entry.ordinal)
    .execute();
}

/** To where it was, or to the end where a squad saved meanwhile has another one there. */
async function restoreToSquad(db: Db, id: string, tie: SquadTie): Promise<void> {
  const squad = db.selectFrom('squad').select('id').where('id', '=', tie.squadId);
  if (!(await squad.executeTakeFirst())) return;
  const entries = await db
    .selectFrom('squadPlayer')
    .select(['ordinal', 'playerId'])
    .where('squadId', '=', tie.squadId)
    .orderBy('ordinal')
    .execute();
  if (entries.some(({ playerId }) => playerId === id)) return;
  const isTaken = entries.some(({ ordinal }) => ordinal === tie.ordinal);
  const ordinal = isTaken ? (entries.at(-1)?.ordinal ?? -1) + 1 : tie.ordinal;
  await db
    .insertInto('squadPlayer')
    .values({ ...tie, ordinal, playerId: id })
    .execute();
}
