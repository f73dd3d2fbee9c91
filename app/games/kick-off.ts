import { viennaInstant } from '#platform/values/vienna.ts';
import { isDay, readTime } from '#platform/values/written-moment.ts';

interface Timed {
  date: string;
  kickoff: string | null;
}

/**
 * When a game begins. Null while the hour is open; also for a stored day or hour that does not exist, so
 * that it brings no page down.
 */
export function kickOffOf({ date, kickoff }: Timed): Date | null {
  if (kickoff === null || !isDay(date) || readTime(kickoff) !== kickoff) return null;
  return viennaInstant(date, kickoff);
}
