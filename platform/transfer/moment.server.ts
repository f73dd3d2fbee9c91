import { viennaDate, viennaInstant, viennaTime } from '#platform/values/vienna.ts';

/** A day in Vienna and, when known, the instant on it. */
export interface Moment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM; null for a day, also for one that an old client stored as an instant at midnight. */
  time: string | null;
  /** Null for a day without a time. */
  instant: Date | null;
  /** Whether it stood there in one of the forms of spec §3. */
  regular: boolean;
}

const day = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const german =
  /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?:,?\s+(?:um\s+)?(\d{1,2})[:.](\d{2})(?:\s*Uhr)?)?$/i;
const iso =
  /^(\d{4})-(\d{2})-(\d{2})([T ])(\d{2}:\d{2})(:\d{2})?(\.\d+)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * Reads 'YYYY-MM-DD', an ISO instant, an ISO time without zone (Vienna's), 'TT.MM.JJJJ' and
 * 'TT.MM.JJJJ, HH:MM Uhr'; undefined for anything else and for days that no calendar has.
 */
export function readMoment(text: string): Moment | undefined {
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

/** The calendar's day as YYYY-MM-DD, from 1900 to 2100; undefined for '2025-02-31' and the like. */
export function realDate(year = '', month = '', dayOfMonth = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00.000Z`);
  const real = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return real && date >= '1900-01-01' && date <= '2100-12-31' ? date : undefined;
}

/** The moment of an instant; midnight in Vienna or in UTC means the day, for old clients stored days so. */
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
