/** A text that is longer is none of them. */
const longest = 40;
/** 'Sa., ', 'Samstag ': what may stand before a day. */
const weekday =
  /^(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?)[.,]{0,2} *(?=\d)/i;

/**
 * The day ('YYYY-MM-DD') that somebody has written: '3.6.2025', '03.06.25', '2025-06-03', and in figures
 * alone, since a phone's keys for numbers have no dot: '03062025', '030625'. The day of the week may stand
 * before it: 'Di., 03.06.2025'. It need not exist. Undefined when it cannot be read.
 */
export function readDay(text: string): string | undefined {
  const written = text.trim().replace(weekday, '');
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return written;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2}) ?[.,] ?(\d{1,2}) ?[.,] ?(\d{4}|\d\d)$/.exec(written) ??
    /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(written) ??
    [];
  if (!day) return undefined;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The time ('HH:MM') that somebody has written: '15:00', '15.00', '1500', '15:00 Uhr', '15 Uhr'. */
export function readTime(text: string): string | undefined {
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:[:.,]?(\d\d))?(?: ?uhr)?$/i.exec(text.trim()) ?? [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** The day and time ('YYYY-MM-DDTHH:MM') that somebody has written, as `readDay` and `readTime` do. */
export function readMoment(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const [, first = '', last = ''] =
    /^(.+?)(?:[\s,]+(?:(?:um|[|/–-]) ?)?|T)(\d{1,2}(?:[:.]?\d\d)?(?: ?uhr)?)$/i.exec(text.trim()) ??
    [];
  const [day, time] = [readDay(first), readTime(last)];
  return day && time && `${day}T${time}`;
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
