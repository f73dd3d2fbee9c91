import type { Selectable } from 'kysely';
import type { ListedRecord } from '#platform/admin/record-links.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { writeAddress } from './place.ts';
import type { VenueTable } from './tables.ts';

export type Venue = Selectable<VenueTable>;

const byName = new Intl.Collator('de-AT');

/** All venues by name. */
export async function listVenues(db: Db): Promise<Venue[]> {
  const venues = await db.selectFrom('venue').selectAll().orderBy('id').execute();
  // Not in SQL: each engine has its own order of umlauts.
  return venues.toSorted((a, b) => byName.compare(a.name, b.name));
}

/** The venue of this id; undefined when there is none. */
export async function findVenue(db: Db, id: string | null): Promise<Venue | undefined> {
  if (id === null) return undefined;
  return db.selectFrom('venue').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The venues as the tool and the search list them. */
export async function listVenueRecords(db: Db): Promise<ListedRecord[]> {
  const venues = await listVenues(db);
  return venues.map(({ id, name, street, postalCode, city }) => ({
    id,
    title: name,
    detail: writeAddress({ street, postalCode, city }),
  }));
}
