import { formatShortDay, viennaDate, viennaTime } from '#platform/values/vienna.ts';

const day = 24 * 60 * 60 * 1000;

export function describeAge(seen: Date, now: Date): string {
  const on = viennaDate(seen);
  const isToday = on === viennaDate(now);
  const isYesterday = on === viennaDate(new Date(now.getTime() - day));
  const said = isToday ? 'heute' : isYesterday ? 'gestern' : formatShortDay(seen);
  return `${said}, ${viennaTime(seen)} Uhr`;
}
