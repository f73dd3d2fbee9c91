import { sql } from 'kysely';
import { withoutLastSigns } from '#platform/values/slug.ts';
import type { Db } from './client.server.ts';

interface Addresses {
  table: 'game' | 'opponent' | 'player' | 'trainer';
  column: 'address' | 'slug';
}

/** Also finds an address whose end a messenger cut off ('Max Muster jun.'). @param find an exact match */
export async function findByAddress<Found>(
  db: Db,
  { table, column }: Addresses,
  asked: string,
  find: (address: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const wanted = asked.normalize('NFC');
  const found = await find(wanted);
  if (found || wanted === '') return found;
  const address = sql.ref<string>(column);
  const { rows } = await sql<{ address: string }>`
    select ${address} as address from ${sql.table(table)}
    where substr(${address}, 1, ${[...wanted].length}) = ${wanted} order by ${address}`.execute(db);
  const isMeant = (stored: string) => withoutLastSigns(stored.slice(wanted.length)) === '';
  const whole = rows.find((row) => isMeant(row.address));
  return whole && find(whole.address);
}
