import { daysBefore, viennaDate } from '#platform/values/vienna.ts';

/* Days for forms that take only days to come, whenever a test runs. */

/** The day ('YYYY-MM-DD') so many days from now. */
export function comingDay(days: number): string {
  return daysBefore(viennaDate(new Date()), -days);
}

/** The next Sunday at which an hour is skipped for summer time: the last one in March. */
export function nextClockChange(): string {
  const lastSunday = (year: string) => {
    const end = `${year}-03-31`;
    return daysBefore(end, new Date(`${end}T12:00:00Z`).getUTCDay());
  };
  const soon = comingDay(2);
  const change = lastSunday(soon.slice(0, 4));
  return change >= soon ? change : lastSunday(String(Number(soon.slice(0, 4)) + 1));
}

/** A day ('YYYY-MM-DD') as a form shows it: '28.03.2027'. */
export function formatDayInput(day: string): string {
  return day.split('-').toReversed().join('.');
}
