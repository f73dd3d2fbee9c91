import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { PersonKind } from './address.ts';

/** The player or trainer of this address, or of this exact name; undefined when there is none. */
export async function findPerson<Kind extends PersonKind>(
  db: Db,
  kind: Kind,
  addressOrName: string,
): Promise<Selectable<Schema[Kind]> | undefined> {
  const wanted = addressOrName.normalize('NFC');
  const found = await db
    .selectFrom<PersonKind>(kind)
    .selectAll()
    .where((where) => where.or([where('address', '=', wanted), where('name', '=', wanted)]))
    .orderBy((order) => order.case().when('address', '=', wanted).then(0).else(1).end())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found as Selectable<Schema[Kind]> | undefined;
}
