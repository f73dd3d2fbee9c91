import { seasonOf } from '#platform/values/season.ts';

interface FinishedOrNot {
  /** Its year ('YYYY'). */
  id: string;
  hasFinalTable: boolean;
  /** The day of the last game in its year; undefined when it has none. */
  lastGame: string | undefined;
}

/** Whether a season is over on a day: its year is, or its final table stands and no game is left. */
export function isSeasonOver(
  { id, hasFinalTable, lastGame }: FinishedOrNot,
  today: string,
): boolean {
  const year = seasonOf(today);
  if (id !== year) return id < year;
  return hasFinalTable && lastGame !== undefined && lastGame < today;
}
