import { atInstant } from '#platform/transfer/moment.server.ts';
import { kickOffOf } from '../kick-off.ts';

/** A game's day as YYYY-MM-DD or, with a kick-off, its ISO instant. */
export function writeDate({ date, kickoff }: { date: string; kickoff: string | null }): string {
  const instant = kickOffOf({ date, kickoff });
  if (!instant || kickoff === '00:00') return date;
  // Midnight in UTC would be read as a day without a kick-off.
  return atInstant(instant, true).time === null ? `${date}T${kickoff}` : instant.toISOString();
}
