import type { SeasonDays } from '#platform/values/season-plan.ts';

export function calendarYear(name: string): SeasonDays {
  return { name, firstDay: `${name}-01-01`, lastDay: `${name}-12-31` };
}
