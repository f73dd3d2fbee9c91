import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';
import { ownNamesOf } from './own-names.ts';

/** What the club is called by itself and by others, as in a table that somebody has typed. */
export async function findOwnNames(db: Db): Promise<readonly string[]> {
  return ownNamesOf((await clubDetailsRecords.read(db, clubDetailsId)) ?? club);
}
