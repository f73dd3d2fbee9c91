import { atInstant } from '#platform/transfer/moment.server.ts';
import { viennaInstant } from '#platform/values/vienna.ts';

/** A game's day as YYYY-MM-DD or, with a kick-off, its ISO instant. */
export function writeDate({ date, kickoff }: { date: string; kickoff: string | null }): string {
  if (kickoff === null || kickoff === '00:00') return date;
  const instant = viennaInstant(date, kickoff);
  // Midnight in UTC would be read as a day without a kick-off.
  return atInstant(instant, true).time === null ? `${date}T${kickoff}` : instant.toISOString();
}
