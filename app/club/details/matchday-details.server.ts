import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';
import { ownNamesOf } from './own-names.ts';
import { usualSuspensionCards } from './suspension.ts';

/** What the club has said of its matchdays. */
interface MatchdayDetails {
  /** What the club is called, also by others. */
  ownNames: readonly string[];
  /** Where the association's calendar lies; null where nobody has said so. */
  calendarAddress: string | null;
  /** After how many yellow cards a player is suspended; 0 where nobody is. */
  suspensionCards: number;
}

export async function findMatchdayDetails(db: Db): Promise<MatchdayDetails> {
  const stored = await clubDetailsRecords.read(db, clubDetailsId);
  return {
    ownNames: ownNamesOf(stored ?? club),
    calendarAddress: stored?.calendarAddress ?? null,
    suspensionCards: stored?.suspensionCards ?? usualSuspensionCards,
  };
}
