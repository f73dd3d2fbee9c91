import type { Db } from '#platform/db/client.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { findFreeAddress, pathSegment, withoutLastSigns } from '#platform/values/slug.ts';

export async function newPersonAddress(db: Db, kind: PersonKind, name: string): Promise<string> {
  const rows = await db.selectFrom(kind).select('address').execute();
  return freePersonAddress(name, new Set(rows.map(({ address }) => address)));
}

/** @throws BlockedChangeError if another person of this kind has the address */
export async function requireFreeAddress(
  db: Db,
  kind: PersonKind,
  { id, address }: { id: string; address: string },
): Promise<void> {
  const other = await db
    .selectFrom(kind)
    .select('name')
    .where('address', '=', address)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new BlockedChangeError(`Die Adresse „${address}“ hat inzwischen ${other.name}.`);
}

export type PersonKind = 'player' | 'trainer';

export function freePersonAddress(name: string, taken: ReadonlySet<string>): string {
  const address = withoutLastSigns(pathSegment(name)) || 'Unbekannt';
  return findFreeAddress(address, taken, (n) => `${address} ${n}`);
}
