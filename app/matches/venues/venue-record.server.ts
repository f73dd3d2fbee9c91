import type { Selectable } from 'kysely';
import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { formatDate } from '#platform/values/vienna.ts';
import type { VenueTable } from '../tables.ts';
import { venueReferences } from './restore-venue-references.server.ts';
import { ownGroundPath, tool } from './tool.ts';

export type VenueRecord = Omit<Selectable<VenueTable>, 'id'>;

const rows = rowStore('venue');

export const venueRecords: EditableStore<VenueRecord> = {
  kind: 'venue',
  ...rows,
  async write(db, id, venue) {
    if (venue.isOwn) await requireOnlyGround(db, id, venue.ownFrom);
    await rows.write(db, id, venue);
  },
  completeDraft: async (_, draft) => draft,
  label: async (_, { name }) => name,
  references: venueReferences,
};

async function requireOnlyGround(db: Db, id: string, since: string | null): Promise<void> {
  const other = await db
    .selectFrom('venue')
    .select('name')
    .where('isOwn', '=', 1)
    .where('ownFrom', 'is not distinct from', since)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!other) return;
  throw new BlockedChangeError(
    since === null
      ? `Unser Platz ist schon ${other.name}. Bitte gib an, seit wann es dieser ist.`
      : `Seit ${formatDate(since)} ist schon ${other.name} unser Platz.`,
  );
}

/** @throws BlockedChangeError if the venue was removed */
export async function requireVenue(db: Db, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const found = db.selectFrom('venue').select('id').where('id', '=', id);
  if (!(await found.executeTakeFirst()))
    throw new BlockedChangeError('Diesen Spielort gibt es nicht mehr.');
}

export async function findGroundStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  const venues = await db.selectFrom('venue').select(['id', 'isOwn']).orderBy('id').execute();
  const own = venues.filter(({ isOwn }) => isOwn === 1);
  if (site.isFolders || countOwn(own, site) > 0) return undefined;
  // If the club has entered exactly one venue, this step opens it, because a new form would add a second
  // venue. Starter content does not count.
  const entered = venues.filter(({ id }) => !site.brought.has(id));
  const [only] = entered.length === 1 ? entered : [];
  return {
    text: 'Euren Platz eintragen',
    detail: 'Mit dem Häkchen „Hier spielen wir daheim“ führt der Weg von jedem Heimspiel dorthin.',
    path: only ? `${tool.path}/${encodeURIComponent(only.id)}` : ownGroundPath,
  };
}
