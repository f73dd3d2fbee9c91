import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { SponsorTable } from './tables.ts';

export type Sponsor = Omit<Selectable<SponsorTable>, 'ordinal'>;

/** The sponsors in their stored order. */
export async function listSponsors(db: Db): Promise<Sponsor[]> {
  return db
    .selectFrom('sponsor')
    .select(['id', 'name', 'logo', 'website'])
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
}
