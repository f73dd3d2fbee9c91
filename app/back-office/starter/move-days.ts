import { isDay } from '#platform/values/parse-date-time.ts';
import {
  daysBefore,
  findViennaInstant,
  formatWeekday,
  viennaDate,
  viennaTime,
} from '#platform/values/vienna.ts';

const months = [
  ...['Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli'],
  ...['August', 'September', 'Oktober', 'November', 'Dezember'],
];
const weekdays = 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag';
const written = new RegExp(
  [
    String.raw`(?<iso>\d{4}-\d{2}-\d{2})(?<time>T\d{2}:\d{2}[\d:.]*Z)?`,
    String.raw`(?<dotted>\d{2}\.\d{2}\.\d{4})`,
    String.raw`(?:(?<weekday>${weekdays})(?<dem>, (?:dem )?))?(?<day>\d{1,2})\. (?<month>${months.join('|')})`,
    String.raw`\b(?<year>20\d{2})(?:/(?<next>\d{2}))?\b`,
  ].join('|'),
  'g',
);
/** Values of these fields are not moved, because their numbers only look like days or years. */
const unmoved = /^(id|.*Id|postalCode|phone|zvr|email|contact|position)$/;
const place = /^(\/|https?:|mailto:)/;
const dayLength = 86_400_000;

interface Near {
  day: string | undefined;
  gameDays: ReadonlySet<string>;
}

/**
 * Moves days, seasons and years by `years`, also in texts. Games keep their time of day. Games from March to
 * 25 October also keep their weekday.
 */
export function moveTree<T>(tree: T, years: number): T {
  const games = (tree as { games?: Record<string, { date: string }> }).games ?? {};
  const gameDays = new Set(Object.values(games).map(({ date }) => toDay(date)));
  return years === 0 ? tree : (moveValue(tree, years, { day: undefined, gameDays }) as T);
}

export function moveYears(text: string, years: number): string {
  return moveText(text, years, { day: undefined, gameDays: new Set() });
}

export function toDay(date: string): string {
  return date.includes('T') ? viennaDate(new Date(date)) : date;
}

function moveValue(value: unknown, years: number, near: Near, key = ''): unknown {
  if (key === 'birthyear' && typeof value === 'number') return value + years;
  if (typeof value === 'string')
    return unmoved.test(key) || place.test(value) ? value : moveText(value, years, near);
  if (Array.isArray(value)) return value.map((each) => moveValue(each, years, near));
  if (typeof value !== 'object' || value === null) return value;
  const { date } = value as { date?: unknown };
  const inside = typeof date === 'string' ? { ...near, day: toDay(date) } : near;
  const bySeason = key === 'seasons' || key === 'lastSeason';
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      bySeason ? moveYears(name, years) : name,
      moveValue(each, years, inside, name),
    ]),
  );
}

function moveText(text: string, years: number, near: Near): string {
  return text.replace(written, (whole, ...found) => {
    const parts = found.at(-1) as Record<string, string | undefined>;
    const { iso, time, dotted, weekday, dem = '', day, month, year = '', next } = parts;
    if (iso) return moveMoment(iso, time ?? '', years) ?? whole;
    if (dotted) {
      const moved = moveDay(dotted.split('.').toReversed().join('-'), years);
      return moved?.split('-').toReversed().join('.') ?? whole;
    }
    if (day && month) {
      const end = `${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
      const moved = near.day && moveDay(nearest(end, near.day, near.gameDays), years, weekday);
      if (!moved) return whole;
      const before = weekday ? `${formatWeekday(moved)}${dem}` : '';
      return `${before}${Number(moved.slice(8))}. ${months[Number(moved.slice(5, 7)) - 1]}`;
    }
    const second = next && `/${String((Number(next) + years) % 100).padStart(2, '0')}`;
    return `${Number(year) + years}${second ?? ''}`;
  });
}

/** Adds a year to `end` ('MM-DD'), so that the date is near `day`. Prefers a year with a game on that date. */
function nearest(end: string, day: string, gameDays: ReadonlySet<string>): string {
  const year = Number(day.slice(0, 4));
  const days = [year, year + 1, year - 1].map((each) => `${each}-${end}`);
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(day)) || 0;
  const near = days.toSorted((one, other) => distance(one) - distance(other));
  return near.find((each) => gameDays.has(each)) ?? near[0] ?? day;
}

function moveMoment(iso: string, time: string, years: number): string | undefined {
  if (!time) return moveDay(iso, years);
  const instant = new Date(iso + time);
  if (Number.isNaN(instant.getTime())) return undefined;
  const day = moveDay(viennaDate(instant), years);
  const moved = day && findViennaInstant(day, viennaTime(instant));
  if (!moved) return undefined;
  return new Date(moved.getTime() + (instant.getTime() % 60_000)).toISOString();
}

const nationalHoliday = '10-26';

/**
 * Moves a day by whole weeks, so that the weekday stays. 26 October always keeps its date. Other days until
 * the end of February keep their date if no text names their `weekday`. Undefined for an invalid day.
 */
function moveDay(day: string, years: number, weekday?: string): string | undefined {
  const end = day.slice(5);
  const sameDay = laterYear(day, years);
  if (sameDay === undefined) return undefined;
  const isWinter = end >= nationalHoliday || end < '03-01';
  if (isWinter && (!weekday || end === nationalHoliday)) return sameDay;
  const days = Math.round((Date.parse(sameDay) - Date.parse(day)) / dayLength);
  return daysBefore(day, -Math.floor((days + 1) / 7) * 7);
}

function laterYear(day: string, years: number): string | undefined {
  if (!isDay(day)) return undefined;
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return findViennaInstant(moved, '12:00') ? moved : moved.replace(/02-29$/, '02-28');
}
