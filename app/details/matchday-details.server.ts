import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId } from './details-record.server.ts';
import { usualSuspensionCards } from './suspension.ts';

/** How others spell the club, beside its own names. */
export async function findAssociationNames(db: Db): Promise<string[]> {
  const details = await db
    .selectFrom('clubDetails')
    .select('associationNames')
    .where('id', '=', clubDetailsId)
    .executeTakeFirst();
  const names = details?.associationNames?.split('\n') ?? [];
  return names.map((name) => name.trim()).filter(Boolean);
}

/** Where the association's calendar lies; null where nobody has said so. */
export async function findCalendarAddress(db: Db): Promise<string | null> {
  const details = await db
    .selectFrom('clubDetails')
    .select('calendarAddress')
    .where('id', '=', clubDetailsId)
    .executeTakeFirst();
  return details?.calendarAddress ?? null;
}

/** After how many yellow cards a player is suspended; 0 where nobody is. */
export async function findSuspensionCards(db: Db): Promise<number> {
  const details = await db
    .selectFrom('clubDetails')
    .select('suspensionCards')
    .where('id', '=', clubDetailsId)
    .executeTakeFirst();
  return details?.suspensionCards ?? usualSuspensionCards;
}
