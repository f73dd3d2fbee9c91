import { viennaDate, viennaTime } from './vienna.ts';

const maxLength = 40;
const weekdays =
  '(?:mo(?:n(?:tag|day)?)?|di(?:enstag)?|tue(?:sday)?|mi(?:ttwoch)?|wed(?:nesday)?|do(?:nnerstag)?|thu(?:rsday)?|fr(?:eitag|i(?:day)?)?|sa(?:mstag|t(?:urday)?)?|so(?:nn(?:tag|abend))?|sun(?:day)?)';
const weekday = new RegExp(
  String.raw`^\(?${weekdays}\)?[.,]{0,2} *(?=\d|[a-z]{3,9}\.? \d)|[ ,]+\(?${weekdays}\.?\)?$`,
  'gi',
);

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

function monthOf(written: string): string | undefined {
  if (/^\d/.test(written)) return written;
  const word = written.toLowerCase();
  const at = monthNames.findIndex((names) => names.some((name) => name.startsWith(word)));
  return at < 0 ? undefined : String(at + 1);
}

const dayForms = [
  /^(?<day>\d{1,2}) ?[.,] ?(?<month>\d{1,2}) ?[.,] ?(?<year>\d{4}|\d\d)\.?$/,
  /^(?<year>(?:19|20|21)\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<year>\d{4})(?<sign>[/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[. -]{0,2}(?<month>\p{L}{3,9})[., -]{0,2}(?<year>\d{4}|\d\d)$/u,
  /^(?<month>\p{L}{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/u,
  // '3/6/2025' is refused, since either number can be the month. '20/6/2025' and '6/20/2025' are read, because
  // a number above 12 must be the day.
  /^(?<day>1[3-9]|[23]\d)(?<sign>[/-])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d\d)$/,
  /^(?<month>\d{1,2})(?<sign>[/-])(?<day>1[3-9]|[23]\d)\k<sign>(?<year>\d{4}|\d\d)$/,
];

/**
 * Turns texts such as '3.6.25', 'Di., 3. Juni 2025' or '03062025' (some phone keyboards have no dot) into
 * 'YYYY-MM-DD'. Does not check that the day exists.
 */
export function readDay(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const written = text.trim().normalize('NFC').replace(weekday, '');
  const found = dayForms.map((form) => form.exec(written)?.groups).find(Boolean);
  const month = monthOf(found?.month ?? '');
  if (!found?.day || !found.year || !month) return undefined;
  // '69' is 2069, '70' is 1970.
  const century = found.year.length > 2 ? '' : Number(found.year) < 70 ? '20' : '19';
  return `${century}${found.year}-${month.padStart(2, '0')}-${found.day.padStart(2, '0')}`;
}

const clock =
  /^(\d{1,2})(?:(?:[:.,h]| ?uhr ?)?(\d\d))?(?:[:.][0-5]\d(?:[.,]\d+)?)?(?: ?(?:uhr|h|([ap])\.?m\.?))?$/i;

/** Turns '15:00', '15.00', '1500', '15:00:00', '15 Uhr' or '3:00 PM' into 'HH:MM'. */
export function readTime(text: string): string | undefined {
  const [, written = '', minute = '00', half] = clock.exec(text.trim()) ?? [];
  const hour = half ? (Number(written) % 12) + (/p/i.test(half) ? 12 : 0) : Number(written);
  const maxHour = half ? 12 : 23;
  if (!written || Number(written) > maxHour || Number(minute) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Turns a day and time, or an instant ('2025-06-03T13:00:00Z'), into 'YYYY-MM-DDTHH:MM' in Vienna. */
export function readMoment(text: string): string | undefined {
  const written = text.trim();
  if (text.length > maxLength) return undefined;
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

export const firstKnownDay = '1900-01-01';
export const lastKnownDay = '2199-12-31';

export function isDay(day: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(day)) return false;
  const found = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(day);
}

export function formatDayInput(text: string): string {
  return isDay(text) ? text.split('-').reverse().join('.') : text;
}

export function formatMomentInput(text: string): string {
  const [day = '', time] = text.split('T');
  return time && isDay(day) && readTime(time) === time ? `${formatDayInput(day)} ${time}` : text;
}
