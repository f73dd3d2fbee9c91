import { daysBefore, viennaDate } from '#platform/values/vienna.ts';

/* Days in the future, for forms that refuse past days. */

/** Returns the day ('YYYY-MM-DD') that is this number of days after today. */
export function comingDay(days: number): string {
  return daysBefore(viennaDate(new Date()), -days);
}

/** Returns the next day on which summer time begins and an hour is skipped: the last Sunday in March. */
export function nextClockChange(): string {
  const lastSunday = (year: string) => {
    const end = `${year}-03-31`;
    return daysBefore(end, new Date(`${end}T12:00:00Z`).getUTCDay());
  };
  const soon = comingDay(2);
  const change = lastSunday(soon.slice(0, 4));
  return change >= soon ? change : lastSunday(String(Number(soon.slice(0, 4)) + 1));
}

/** Formats a day ('YYYY-MM-DD') as forms show days, for example '28.03.2027'. */
export function formatDayInput(day: string): string {
  return day.split('-').toReversed().join('.');
}
