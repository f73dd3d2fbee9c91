import { renameInSeasons } from '#app/seasons/rename-person.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { sameName } from '#platform/values/same-name.ts';
import type { PersonKind } from './address.ts';

/** Inside a write: renames the person where texts of seasons use the old name. */
export async function followName(
  db: Db,
  kind: PersonKind,
  id: string,
  before: { name: string } | undefined,
): Promise<void> {
  const people = await db.selectFrom(kind).select(['id', 'name']).execute();
  const now = people.find((person) => person.id === id);
  if (!before || !now || now.name === before.name) return;
  // If another person has the old name, it is unclear who is meant.
  if (people.some(({ name }) => sameName(name) === sameName(before.name))) return;
  await renameInSeasons(db, kind, { from: before.name, to: now.name });
}
