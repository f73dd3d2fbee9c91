import { viennaDate, viennaTime } from './vienna.ts';

/** A text that is longer is none of them. */
const longest = 40;
const weekdays =
  '(?:mo(?:n(?:tag|day)?)?|di(?:enstag)?|tue(?:sday)?|mi(?:ttwoch)?|wed(?:nesday)?|do(?:nnerstag)?|thu(?:rsday)?|fr(?:eitag|i(?:day)?)?|sa(?:mstag|t(?:urday)?)?|so(?:nn(?:tag|abend))?|sun(?:day)?)';
/** 'Sa., ', 'Samstag ': what may stand before a day, or behind it. */
const weekday = new RegExp(
  String.raw`^\(?${weekdays}\)?[.,]{0,2} *(?=\d)|[ ,]+\(?${weekdays}\.?\)?$`,
  'gi',
);

/** What months are called, in German and in English; three letters are enough. */
const monthNames = [
  ['jänner', 'januar', 'january'],
  ['feber', 'februar', 'february'],
  ['märz', 'mrz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
];

/** The number of a month that is written in figures or as a word; undefined for none. */
function monthOf(written: string): string | undefined {
  if (/^\d/.test(written)) return written;
  const word = written.toLowerCase();
  const at = monthNames.findIndex((names) => names.some((name) => name.startsWith(word)));
  return at < 0 ? undefined : String(at + 1);
}

/** What a day can look like whose parts have one order only. */
const dayForms = [
  /^(?<day>\d{1,2}) ?[.,] ?(?<month>\d{1,2}) ?[.,] ?(?<year>\d{4}|\d\d)\.?$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<year>\d{4})(?<sign>[/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[. -]{0,2}(?<month>\p{L}{3,9})[., -]{0,2}(?<year>\d{4}|\d\d)$/u,
  // Nobody can say of '3/6/2025' which is the month; of '20/6/2025' everybody can.
  /^(?<day>1[3-9]|[23]\d)(?<sign>[/-])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d\d)$/,
  /^(?<month>\d{1,2})(?<sign>[/-])(?<day>1[3-9]|[23]\d)\k<sign>(?<year>\d{4}|\d\d)$/,
];

/**
 * The day ('YYYY-MM-DD') that somebody has written: '3.6.2025', '03.06.25', '2025-06-03', '3. Juni 2025', and
 * in figures alone, since a phone's keys for numbers have no dot: '03062025', '030625'. The day of the week
 * may stand beside it: 'Di., 03.06.2025'. It need not exist. Undefined when it cannot be read.
 */
export function readDay(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const written = text.trim().normalize('NFC').replace(weekday, '');
  const found = dayForms.map((form) => form.exec(written)?.groups).find(Boolean);
  const month = monthOf(found?.month ?? '');
  if (!found?.day || !found.year || !month) return undefined;
  // As spreadsheets do: '99' is of the last century.
  const century = found.year.length > 2 ? '' : Number(found.year) < 70 ? '20' : '19';
  return `${century}${found.year}-${month.padStart(2, '0')}-${found.day.padStart(2, '0')}`;
}

const clock =
  /^(\d{1,2})(?:(?:[:.,h]| ?uhr ?)?(\d\d))?(?:[:.][0-5]\d(?:[.,]\d+)?)?(?: ?(?:uhr|h|([ap])\.?m\.?))?$/i;

/** The time ('HH:MM') that somebody has written: '15:00', '15.00', '1500', '15:00:00', '15 Uhr', '3:00 PM'. */
export function readTime(text: string): string | undefined {
  const [, written = '', minute = '00', half] = clock.exec(text.trim()) ?? [];
  const hour = half ? (Number(written) % 12) + (/p/i.test(half) ? 12 : 0) : Number(written);
  const most = half ? 12 : 23;
  if (!written || Number(written) > most || Number(minute) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

/** With how far its clock is ahead of UTC, as programs write it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * The day and time ('YYYY-MM-DDTHH:MM') that somebody has written, as `readDay` and `readTime` do; of an
 * instant ('2025-06-03T13:00:00Z') those in Vienna.
 */
export function readMoment(text: string): string | undefined {
  const written = text.trim();
  if (text.length > longest) return undefined;
  const at = new Date(instant.test(written) ? written : Number.NaN);
  if (!Number.isNaN(at.getTime()) && isDay(written.slice(0, 10)))
    return `${viennaDate(at)}T${viennaTime(at)}`;
  for (const { 0: gap, index } of written.matchAll(/[\s,]+(?:(?:um|[|/–-]) ?)?|T/g)) {
    const day = readDay(written.slice(0, index));
    const time = readTime(written.slice(index + gap.length));
    if (day && time) return `${day}T${time}`;
  }
  return undefined;
}

/** The first and the last day that anything stored may say. */
export const firstKnownDay = '1900-01-01';
export const lastKnownDay = '2199-12-31';

/** Whether a day ('YYYY-MM-DD') exists, in a year that is none of typing. */
export function isDay(day: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(day)) return false;
  const found = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(day);
}

/** A day ('YYYY-MM-DD') as people write it, 'TT.MM.JJJJ'; any other text as it is. */
export function writtenDay(text: string): string {
  return isDay(text) ? text.split('-').reverse().join('.') : text;
}

/** A day and time ('YYYY-MM-DDTHH:MM') as people write it, 'TT.MM.JJJJ HH:MM'; any other text as it is. */
export function writtenMoment(text: string): string {
  const [day = '', time] = text.split('T');
  return time && isDay(day) && readTime(time) === time ? `${writtenDay(day)} ${time}` : text;
}
