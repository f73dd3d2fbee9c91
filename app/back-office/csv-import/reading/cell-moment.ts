import { readDay, readMoment, readTime } from '#platform/values/written-moment.ts';

/** Spreadsheets count days from here. */
const dayZero = Date.UTC(1899, 11, 30);
const dayLength = 86_400_000;
/** A day from 1954 on, with its part of the day: '46522', '46522,625'. */
const serialDay = /^([2-9]\d{4})(?:[.,](\d+))?$/;
const serialTime = /^0?[.,](\d+)$/;
/** Placeholders for an unknown hour. */
const openWords = /^[-–—_?:.\s]*$|^(?:offen|unbekannt|t\.?b\.?[ad]\.?|n\.? ?n\.?|k\.? ?a\.?)$/i;

/** As somebody wrote it, or as a spreadsheet counts; `time` only where the cell has one. */
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

/** Blank for an unknown hour; any other text comes back unchanged. */
export function timeInCell(text: string): string {
  if (openWords.test(text)) return '';
  const [, part] = serialTime.exec(text) ?? [];
  // A spreadsheet may show its first day beside an hour.
  const time = part ? partOfDay(part) : (readTime(text) ?? readMoment(text)?.split('T')[1]);
  return time === undefined ? text : known(time);
}

/** No game begins at midnight: there a program has no hour. */
function known(time: string): string {
  return time === '00:00' ? '' : time;
}

function partOfDay(digits: string): string {
  const minutes = Math.round(Number(`0.${digits}`) * 24 * 60);
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
