import { sql } from 'kysely';
import { withoutLastSigns } from '#platform/values/slug.ts';
import type { Db } from './client.server.ts';

interface Addresses {
  table: 'article' | 'game' | 'opponent' | 'player' | 'trainer';
  column: 'address' | 'slug';
}

/**
 * Also finds a record if a messenger app has removed or added characters such as '.' at the end of a link.
 */
export async function findByAddress<Found>(
  db: Db,
  { table, column }: Addresses,
  asked: string,
  find: (address: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const wanted = asked.normalize('NFC');
  const found = await find(wanted);
  const start = withoutLastSigns(wanted);
  if (found || start === '') return found;
  const address = sql.ref<string>(column);
  const { rows } = await sql<{ address: string }>`
    select ${address} as address from ${sql.table(table)}
    where substr(${address}, 1, ${[...start].length}) = ${start}`.execute(db);
  const alike = rows
    .map((row) => row.address)
    .filter((stored) => withoutLastSigns(stored) === start)
    .toSorted();
  // Chooses the longest stored address with which the wanted one begins: of 'a' and 'a.', 'a.)' means 'a.'
  const meant = alike.findLast((stored) => wanted.startsWith(stored)) ?? alike[0] ?? start;
  return meant === wanted ? undefined : find(meant);
}
