const timeZone = 'Europe/Vienna';
const dayLength = 86_400_000;

const wallClock = new Intl.DateTimeFormat('de-AT', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const monthName = new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', month: 'long' });
const weekdayName = new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', weekday: 'long' });

/**
 * At the beginning of summer time, 02:30 means 03:30. At the end of summer time, 02:30 means the first of the
 * two times.
 * @returns undefined for a day or time that does not exist
 */
export function findViennaInstant(date: string, time: string): Date | undefined {
  const wall = findDay(date, time)?.getTime();
  return wall === undefined ? undefined : findInstant(wall, offset);
}

export function viennaInstant(date: string, time: string): Date {
  const instant = findViennaInstant(date, time);
  if (!instant) throw new RangeError(`no such date and time: ${date} ${time}`);
  return instant;
}

/**
 * Returns the instant at which the clocks of a zone show `wall`.
 * @param wall milliseconds, as if the zone were UTC
 * @param ahead returns how many milliseconds the zone is ahead of UTC
 */
export function findInstant(wall: number, ahead: (moment: Date) => number): Date {
  const before = new Date(wall - ahead(new Date(wall - dayLength)));
  const after = new Date(wall - ahead(new Date(wall + dayLength)));
  const shows = (moment: Date) => moment.getTime() + ahead(moment) === wall;
  return !shows(before) && shows(after) ? after : before;
}

export function viennaIso(instant: Date): string {
  const ahead = Math.round(offset(instant) / 60_000);
  const [hours, minutes] = [Math.trunc(ahead / 60), ahead % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${viennaDate(instant)}T${viennaTime(instant)}:00+${hours}:${minutes}`;
}

export function viennaDate(instant: Date): string {
  const { year = '', month, day } = wallParts(instant);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

export function viennaTime(instant: Date): string {
  const { hour, minute } = wallParts(instant);
  return `${hour}:${minute}`;
}

export function formatDate(date: string): string {
  const day = findDay(date);
  return day ? `${day.getUTCDate()}. ${monthName.format(day)} ${day.getUTCFullYear()}` : date;
}

export function formatWeekdayDate(date: string): string {
  return findDay(date) ? `${formatWeekday(date)}, ${formatDate(date)}` : date;
}

export function formatWeekday(date: string): string {
  return weekdayName.format(inUtc(date));
}

/** @param date 'YYYY-MM-DD' @param days a negative number gives a later date */
export function daysBefore(date: string, days: number): string {
  return new Date(inUtc(date).getTime() - days * dayLength).toISOString().slice(0, 10);
}

export function formatShortDate(date: string): string {
  if (!findDay(date)) return date;
  // Cuts the weekday to two letters and adds the dot, because Intl writes 'Sa' in some browsers and 'Sa.' in
  // others.
  const weekday = formatWeekday(date).slice(0, 2);
  const [year, month, day] = date.split('-');
  return `${weekday}., ${day}.${month}.${year}`;
}

export function formatShortDay(instant: Date): string {
  return formatShortDate(viennaDate(instant));
}

export function formatShortDateTime(instant: Date): string {
  return `${formatShortDay(instant)}, ${viennaTime(instant)} Uhr`;
}

export function formatMonth(month: string): string {
  const first = inUtc(`${month}-01`);
  return `${monthName.format(first)} ${first.getUTCFullYear()}`;
}

export function formatDateTime(instant: Date): string {
  return `${formatWeekdayDate(viennaDate(instant))}, ${viennaTime(instant)} Uhr`;
}

function inUtc(date: string, time = '00:00'): Date {
  const found = findDay(date, time);
  if (!found) throw new RangeError(`no such date and time: ${date} ${time}`);
  return found;
}

/**
 * Returns undefined for a day that does not exist, so that an invalid stored day causes no error on a page.
 */
function findDay(date: string, time = '00:00'): Date | undefined {
  const wanted = `${date}T${time}:00.000Z`;
  const found = new Date(wanted);
  // `Date` turns 30 February into 2 March, so the result must equal the wanted day.
  return Number.isNaN(found.getTime()) || found.toISOString() !== wanted ? undefined : found;
}

type WallParts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** The last answer. Most callers ask for the day and the time of one minute, and formatting is slow. */
let last: { minute: number; parts: WallParts } = { minute: Number.NaN, parts: {} };

function wallParts(instant: Date): WallParts {
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== last.minute) {
    const parts = wallClock.formatToParts(instant).map(({ type, value }) => [type, value]);
    last = { minute, parts: Object.fromEntries(parts) };
  }
  return last.parts;
}

/**
 * Returns how many milliseconds Vienna is ahead of UTC.
 * @param minute a whole minute
 */
function offset(minute: Date): number {
  return inUtc(viennaDate(minute), viennaTime(minute)).getTime() - minute.getTime();
}
