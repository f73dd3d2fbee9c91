import type { Selectable } from 'kysely';
import { findSender } from '#app/club/details/find-details.server.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { formatDate } from '#platform/values/vienna.ts';
import type { VenueTable } from '../tables.ts';
import { findClubGround } from './find-game-location.server.ts';
import { type GameLocation, ownMapPath, writeAddress } from './game-location.ts';

export type Venue = Selectable<VenueTable>;

const byName = new Intl.Collator('de-AT');

export async function listVenues(db: Db): Promise<Venue[]> {
  const venues = await db.selectFrom('venue').selectAll().orderBy('id').execute();
  // Sorts here and not in SQL, because SQLite and PostgreSQL sort umlauts differently.
  return venues.toSorted((a, b) => byName.compare(a.name, b.name));
}

export async function findVenue(db: Db, id: string | null): Promise<Venue | undefined> {
  if (id === null) return undefined;
  return db.selectFrom('venue').selectAll().where('id', '=', id).executeTakeFirst();
}

const listOwnGrounds = onceARevision((db) =>
  db.selectFrom('venue').selectAll().where('isOwn', '=', 1).execute(),
);

/** Undefined if no venue is the own ground on this day. The ground in `club/` then applies. */
export async function findOwnGround(db: Db, day: string): Promise<Venue | undefined> {
  const since = ({ ownFrom }: Venue) => ownFrom ?? '';
  return (await listOwnGrounds(db))
    .filter((ground) => since(ground) <= day)
    .reduce<Venue | undefined>(
      (last, ground) => (last && since(last) >= since(ground) ? last : ground),
      undefined,
    );
}

export async function findFolderGround(db: Db): Promise<GameLocation | undefined> {
  const { name } = await findSender(db);
  return findClubGround({ name });
}

export async function findOwnPlace(db: Db, day: string): Promise<GameLocation | undefined> {
  const own = await findOwnGround(db, day);
  if (!own) return findFolderGround(db);
  const { name, street, postalCode, city } = own;
  return { name, street, postalCode, city, path: ownMapPath };
}

export async function listVenueRecords(db: Db): Promise<ListedRecord[]> {
  const venues = await listVenues(db);
  return venues
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
    .map(({ id, name, isOwn, ownFrom, ...address }) => ({
      id,
      title: name,
      detail: [isOwn && sayOwn(ownFrom), writeAddress(address)].filter(Boolean).join(', '),
    }));
}

function sayOwn(since: string | null): string {
  return since === null ? 'unser Platz' : `unser Platz seit ${formatDate(since)}`;
}
