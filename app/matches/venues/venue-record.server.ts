import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { ObstacleError } from '#platform/records/obstacle-error.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { formatDate } from '#platform/values/vienna.ts';
import type { VenueTable } from './tables.ts';
import { venueTies } from './venue-ties.server.ts';

export type VenueRecord = Omit<Selectable<VenueTable>, 'id'>;

const rows = rowStore('venue');

export const venueRecords: EditableStore<VenueRecord> = {
  kind: 'venue',
  ...rows,
  async write(db, id, venue) {
    if (venue.isOwn) await requireOnlyGround(db, id, venue.ownFrom);
    await rows.write(db, id, venue);
  },
  complete: async (_, draft) => draft,
  label: async (_, { name }) => name,
  ties: venueTies,
};

/** @throws ObstacleError when another one is the own ground since the same day */
async function requireOnlyGround(db: Db, id: string, since: string | null): Promise<void> {
  const other = await db
    .selectFrom('venue')
    .select('name')
    .where('isOwn', '=', 1)
    .where('ownFrom', 'is not distinct from', since)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!other) return;
  throw new ObstacleError(
    since === null
      ? `Unser Platz ist schon ${other.name}. Bitte gib an, seit wann es dieser ist.`
      : `Seit ${formatDate(since)} ist schon ${other.name} unser Platz.`,
  );
}
