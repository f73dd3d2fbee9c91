import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { hyphenated, oneSegment } from '#platform/values/slug.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';

/** How the addresses of new games begin: with the name of the club as it is now. */
export async function findSlugPrefix(db: Db): Promise<string> {
  const details = await clubDetailsRecords.read(db, clubDetailsId);
  return slugPrefixOf(details?.name ?? null);
}

/** @param name null for that of the club's folder */
export function slugPrefixOf(name: string | null): string {
  return name === null ? club.slugPrefix : oneSegment(hyphenated(name.trim()));
}
