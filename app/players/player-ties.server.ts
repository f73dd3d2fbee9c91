import type { Selectable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';
import type { RecordTies } from '#platform/records/record-store.ts';

/** An entry of a line-up that names the player. */
type PlayerTie = Pick<Selectable<Schema['lineupPlayer']>, 'lineupId' | 'ordinal' | 'shirtNumber'>;

/** A removed player leaves '#number' in line-ups, which names him again while it stands there. */
export const playerTies: RecordTies<PlayerTie> = {
  async list(db, id) {
    return db
      .selectFrom('lineupPlayer')
      .select(['lineupId', 'ordinal', 'shirtNumber'])
      .where('playerId', '=', id)
      .orderBy('lineupId')
      .execute();
  },
  async restore(db, id, ties) {
    for (const tie of ties) {
      const entries = await db
        .selectFrom('lineupPlayer')
        .select(['ordinal', 'playerId', 'shirtNumber'])
        .where('lineupId', '=', tie.lineupId)
        .execute();
      if (entries.some(({ playerId }) => playerId === id)) continue;
      const free = entries.filter(
        ({ playerId, shirtNumber }) => playerId === null && shirtNumber === tie.shirtNumber,
      );
      // A line-up saved meanwhile may have moved the entry; two of one number tell nothing.
      const entry =
        free.find(({ ordinal }) => ordinal === tie.ordinal) ?? (free.length === 1 ? free[0] : null);
      if (!entry) continue;
      await db
        .updateTable('lineupPlayer')
        .set({ playerId: id })
        .where('lineupId', '=', tie.lineupId)
        .where('ordinal', '=', entry.ordinal)
        .execute();
    }
  },
};
