import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { findByAddress } from '#platform/db/find-by-address.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { PersonKind } from './addresses.server.ts';

/** Also finds the person if a messenger app has removed or added a '.' at the end of the link. */
export async function findPerson<Kind extends PersonKind>(
  db: Db,
  kind: Kind,
  addressOrName: string,
): Promise<Selectable<Schema[Kind]> | undefined> {
  const find = (wanted: string) =>
    db
      .selectFrom<PersonKind>(kind)
      .selectAll()
      .where((where) => where.or([where('address', '=', wanted), where('name', '=', wanted)]))
      .orderBy((order) => order.case().when('address', '=', wanted).then(0).else(1).end())
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  const found = await findByAddress(db, { table: kind, column: 'address' }, addressOrName, find);
  return found as Selectable<Schema[Kind]> | undefined;
}
