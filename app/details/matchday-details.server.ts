import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';
import { usualSuspensionCards } from './suspension.ts';

/** What the club has said of its matchdays. */
interface MatchdayDetails {
  /** How others spell the club, beside its own names. */
  associationNames: string[];
  /** Where the association's calendar lies; null where nobody has said so. */
  calendarAddress: string | null;
  /** After how many yellow cards a player is suspended; 0 where nobody is. */
  suspensionCards: number;
}

export async function findMatchdayDetails(db: Db): Promise<MatchdayDetails> {
  const stored = await clubDetailsRecords.read(db, clubDetailsId);
  const names = stored?.associationNames?.split('\n') ?? [];
  return {
    associationNames: names.map((name) => name.trim()).filter(Boolean),
    calendarAddress: stored?.calendarAddress ?? null,
    suspensionCards: stored?.suspensionCards ?? usualSuspensionCards,
  };
}
