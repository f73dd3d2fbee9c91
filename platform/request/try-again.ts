import { formatDate, viennaDate, viennaTime } from '#platform/values/vienna.ts';

const minute = 60_000;

/**
 * From when on something works again, in Vienna's time and rounded up to the minute: '15:40 Uhr',
 * on another day '22. November 2026, 15:40 Uhr'.
 */
export function spokenMoment(until: Date, now: Date): string {
  const full = new Date(Math.ceil(until.getTime() / minute) * minute);
  const time = `${viennaTime(full)} Uhr`;
  const day = viennaDate(full);
  return day === viennaDate(now) ? time : `${formatDate(day)}, ${time}`;
}
