import type { SeasonDays } from '#platform/values/season-plan.ts';

interface FinishedOrNot {
  days: SeasonDays;
  hasFinalTable: boolean;
  /** The day of its last game; undefined when it has none. */
  lastGame: string | undefined;
}

/** Whether a season is over on a day: its days are, or its final table stands and no game is left. */
export function isSeasonOver(
  { days: { firstDay, lastDay }, hasFinalTable, lastGame }: FinishedOrNot,
  today: string,
): boolean {
  if (lastDay < today) return true;
  if (today < firstDay) return false;
  return hasFinalTable && lastGame !== undefined && lastGame < today;
}
