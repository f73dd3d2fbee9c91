import { findViennaInstant } from '#platform/values/vienna.ts';

interface Timed {
  date: string;
  kickoff: string | null;
}

/**
 * When a game begins. Null while the hour is open; also for a stored day or hour that does not exist, so
 * that it brings no page down.
 */
export function kickOffOf({ date, kickoff }: Timed): Date | null {
  return (kickoff !== null && findViennaInstant(date, kickoff)) || null;
}
