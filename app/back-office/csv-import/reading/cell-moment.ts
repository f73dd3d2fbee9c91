import { readDay, readMoment, readTime } from '#platform/values/parse-date-time.ts';

/** Spreadsheets store a day as the number of days since this day. */
const dayZero = Date.UTC(1899, 11, 30);
const dayLength = 86_400_000;
/** A spreadsheet's number for a day from 3.10.1954 on. A fraction is the time of day: '46522', '46522,625'. */
const serialDay = /^([2-9]\d{4})(?:[.,](\d+))?$/;
const serialTime = /^0?[.,](\d+)$/;
const openWords = /^[-–—_?:.\s]*$|^(?:offen|unbekannt|t\.?b\.?[ad]\.?|n\.? ?n\.?|k\.? ?a\.?)$/i;

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](?=\d\d)/;

/**
 * '04/10/2027' is unclear. Another day in the list, such as '3/20/2027', can show that the month comes first.
 */
export function orderedDays(days: readonly string[]): (day: string) => string {
  const [first, second] = [1, 2].map((part) =>
    days.some((day) => Number(slashed.exec(day)?.[part]) > 12),
  );
  if (first === second) return (day) => day;
  return (day) => day.replace(slashed, first ? '$1.$2.' : '$2.$1.');
}

/** Reads a day as people write it or as a spreadsheet stores it. `time` is '' if the cell has no time. */
export function dayInCell(text: string): { date: string; time: string } | undefined {
  const day = readDay(text);
  if (day) return { date: day, time: '' };
  const [date, time = ''] = readMoment(text)?.split('T') ?? [];
  if (date) return { date, time: known(time) };
  const [, days, part] = serialDay.exec(text) ?? [];
  if (!days) return undefined;
  const counted = new Date(dayZero + Number(days) * dayLength).toISOString().slice(0, 10);
  return { date: counted, time: part ? known(partOfDay(part)) : '' };
}

/** Returns '' if the time is not known. An unreadable text is returned unchanged. */
export function timeInCell(text: string): string {
  if (openWords.test(text)) return '';
  const [, part] = serialTime.exec(text) ?? [];
  const time = part ? partOfDay(part) : (readTime(text) ?? readMoment(text)?.split('T')[1]);
  return time === undefined ? text : known(time);
}

/** Programs write 00:00 for an unknown time, and no game begins at midnight. */
function known(time: string): string {
  return time === '00:00' ? '' : time;
}

function partOfDay(digits: string): string {
  const minutes = Math.round(Number(`0.${digits}`) * 24 * 60);
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
