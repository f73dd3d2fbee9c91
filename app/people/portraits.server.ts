import type { Db } from '#platform/db/client.server.ts';
import type { PersonKind } from './person-kind.ts';

const byName = new Intl.Collator('de-AT');

/** All players or all trainers with their pictures, by name. */
export async function listPortraits(db: Db, kind: PersonKind) {
  const people = await db.selectFrom(kind).select(['id', 'name', 'image']).execute();
  // Not in SQL: each engine has its own order of umlauts.
  return people.toSorted((one, other) => byName.compare(one.name, other.name));
}
