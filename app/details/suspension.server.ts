import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId } from './details-record.server.ts';
import { usualSuspensionCards } from './suspension.ts';

/** After how many yellow cards a player is suspended; 0 where nobody is. */
export async function findSuspensionCards(db: Db): Promise<number> {
  const details = await db
    .selectFrom('clubDetails')
    .select('suspensionCards')
    .where('id', '=', clubDetailsId)
    .executeTakeFirst();
  return details?.suspensionCards ?? usualSuspensionCards;
}
