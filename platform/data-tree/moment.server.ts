import { viennaDate, viennaInstant, viennaTime } from '#platform/values/vienna.ts';

export interface Moment {
  date: string;
  /** 'HH:MM' in Vienna. Null if only the day is known; midnight counts as a day without time. */
  time: string | null;
  instant: Date | null;
  /** True for a day or an ISO moment, which an import reads without a note (spec §3). */
  regular: boolean;
}

const day = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const german =
  /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?:,?\s+(?:um\s+)?(\d{1,2})[:.](\d{2})(?::\d{2})?(?:\s*Uhr)?)?$/i;
const iso =
  /^(\d{4})-(\d{2})-(\d{2})([T ])(\d{2}:\d{2})(:\d{2})?(\.\d+)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?(?:\[[\w/+-]+\])?$/i;
const script =
  /^(?:[A-Z][a-z]{2},? )?(?:(?<month>[A-Z][a-z]{2}) (?<day>\d{1,2})|(?<dayFirst>\d{1,2}) (?<monthLast>[A-Z][a-z]{2})) (?<year>\d{4})(?: (?<time>\d{2}:\d{2})(?::\d{2})? (?:GMT|UTC)(?<zone>[+-]\d{4})?(?: \(.*\))?)?$/;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Reads 'YYYY-MM-DD', ISO times (in Vienna if they have no zone), 'TT.MM.JJJJ, HH:MM Uhr', JavaScript's 'Sat
 * Nov 14 2026 15:00:00 GMT+0100', '20261114', and numbers of seconds or milliseconds since 1970.
 */
export function readMoment(text: string): Moment | undefined {
  if (/^-?\d+$/.test(text)) return readNumber(text);
  const ofScript = script.exec(text)?.groups;
  if (ofScript) return readScript(ofScript);
  const dayOnly = day.exec(text);
  if (dayOnly) {
    const date = realDate(dayOnly[1], dayOnly[2], dayOnly[3]);
    return date ? { date, time: null, instant: null, regular: date === text } : undefined;
  }
  const local = german.exec(text);
  if (local) {
    const [, dayOfMonth, month, year, hour, minute] = local;
    const date = realDate(year, month, dayOfMonth);
    if (!date) return undefined;
    if (!hour) return { date, time: null, instant: null, regular: false };
    return atViennaTime(date, `${hour.padStart(2, '0')}:${minute}`, false);
  }
  const [, year, month, dayOfMonth, separator, time = '', seconds = ':00', fraction = '', zone] =
    iso.exec(text) ?? [];
  const date = realDate(year, month, dayOfMonth);
  if (!date) return undefined;
  const regular = separator === 'T';
  if (!zone) return atViennaTime(date, time, regular);
  const instant = new Date(`${date}T${time}${seconds}${fraction}${fullZone(zone)}`);
  return Number.isNaN(instant.getTime()) ? undefined : atInstant(instant, regular);
}

const maxSeconds = 1e11;
/** Refuses a smaller number, because it could count seconds or milliseconds. */
const minSeconds = 1e8;

function readNumber(text: string): Moment | undefined {
  const [, year, month, dayOfMonth] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const date = year ? realDate(year, month, dayOfMonth) : undefined;
  if (date) return { date, time: null, instant: null, regular: false };
  const number = Number(text);
  if (Math.abs(number) < minSeconds) return undefined;
  const instant = new Date(Math.abs(number) < maxSeconds ? number * 1000 : number);
  const isKnown = instant.getTime() >= firstInstant && instant.getTime() < endInstant;
  return isKnown ? atInstant(instant, false) : undefined;
}

const firstInstant = Date.UTC(1900, 0, 1);
const endInstant = Date.UTC(2101, 0, 1);

function readScript(said: Record<string, string | undefined>): Moment | undefined {
  const month = 1 + months.indexOf(said.month ?? said.monthLast ?? '');
  const date = realDate(said.year, String(month), said.day ?? said.dayFirst);
  if (!date) return undefined;
  if (!said.time) return { date, time: null, instant: null, regular: false };
  const instant = new Date(`${date}T${said.time}:00${fullZone(said.zone ?? 'Z')}`);
  return Number.isNaN(instant.getTime()) ? undefined : atInstant(instant, false);
}

/** Returns 'YYYY-MM-DD'. Undefined if the day does not exist, or is before 1900 or after 2100. */
export function realDate(year = '', month = '', dayOfMonth = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00.000Z`);
  const real = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return real && date >= '1900-01-01' && date <= '2100-12-31' ? date : undefined;
}

/** Midnight in Vienna or UTC means a day without time, because older programs stored days as midnight. */
export function atInstant(instant: Date, regular: boolean): Moment {
  const time = viennaTime(instant);
  const midnight = time === '00:00' || instant.toISOString().slice(11, 16) === '00:00';
  return { date: viennaDate(instant), time: midnight ? null : time, instant, regular };
}

function atViennaTime(date: string, time: string, regular: boolean): Moment | undefined {
  if (time >= '24:00' || time.slice(3) >= '60') return undefined;
  const instant = viennaInstant(date, time);
  const shown = viennaTime(instant);
  return { date: viennaDate(instant), time: shown === '00:00' ? null : shown, instant, regular };
}

function fullZone(zone: string): string {
  if (zone.toUpperCase() === 'Z') return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
