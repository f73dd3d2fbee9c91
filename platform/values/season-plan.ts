import { isSeason } from './season.ts';
import { daysBefore } from './vienna.ts';

export const seasonRhythms = ['year', 'july'] as const;
export type SeasonRhythm = (typeof seasonRhythms)[number];

/** Days are 'YYYY-MM-DD'. The season includes its first and its last day. */
export interface SeasonDays {
  name: string;
  firstDay: string;
  lastDay: string;
}

export interface SeasonPlan {
  rhythm: SeasonRhythm;
  known: readonly SeasonDays[];
}

export const calendarYears: SeasonPlan = { rhythm: 'year', known: [] };

export interface NamedSeason {
  name: string;
  firstDay: string | null;
  lastDay: string | null;
}

/** A season without an entered first and last day is a calendar year if its name is a year. */
export function planSeasons(rhythm: SeasonRhythm, seasons: readonly NamedSeason[]): SeasonPlan {
  const entered = seasons.flatMap(({ name, firstDay, lastDay }) =>
    firstDay !== null && lastDay !== null ? [{ name, firstDay, lastDay }] : [],
  );
  const years = seasons
    .filter(({ name, firstDay }) => firstDay === null && isYear(name))
    .map(({ name }) => turn('year', Number(name)));
  const ofOneBegin = Map.groupBy([...entered, ...years], ({ firstDay }) => firstDay);
  return { rhythm, known: [...ofOneBegin.values()].flatMap((same) => same.slice(0, 1)) };
}

function isYear(name: string): boolean {
  return isSeason(name) && name.length === 4;
}

export function daysByName(name: string): Omit<SeasonDays, 'name'> | undefined {
  if (!isSeason(name)) return undefined;
  const { firstDay, lastDay } = turn(isYear(name) ? 'year' : 'july', Number(name.slice(0, 4)));
  return { firstDay, lastDay };
}

/**
 * Every day belongs to a season, because a season lasts until the next season begins.
 * @param day 'YYYY-MM-DD'
 */
export function findSeasonName(day: string, plan: SeasonPlan): string {
  return lastBegin(day, plan).name;
}

export function findSeasonDays(day: string, plan: SeasonPlan): SeasonDays {
  const { name, firstDay } = lastBegin(day, plan);
  return { name, firstDay, lastDay: daysBefore(nextBegin(day, plan), 1) };
}

export function seasonNamed(name: string, plan: SeasonPlan): SeasonDays | undefined {
  const known = plan.known.find((season) => season.name === name);
  const begin = known ?? (isSeason(name) ? ownBegin(Number(name.slice(0, 4)), plan) : undefined);
  return begin?.name === name ? findSeasonDays(begin.firstDay, plan) : undefined;
}

export function seasonsBetween(from: string, to: string, plan: SeasonPlan): SeasonDays[] {
  const seasons: SeasonDays[] = [];
  for (let day = from; day <= to; day = daysBefore(seasons.at(-1)?.lastDay ?? to, -1))
    seasons.push(findSeasonDays(day, plan));
  return seasons;
}

type Begin = Pick<SeasonDays, 'name' | 'firstDay'>;

function lastBegin(day: string, plan: SeasonPlan): Begin {
  const known = lastKnown(day, plan);
  for (let year = Number(day.slice(0, 4)); ; year--) {
    const own = ownBegin(year, plan);
    if (own && own.firstDay <= day && !(known && known.firstDay >= own.firstDay)) return own;
    if (known && turn(plan.rhythm, year).firstDay <= known.firstDay) return known;
  }
}

function nextBegin(day: string, plan: SeasonPlan): string {
  const later = plan.known.map(({ firstDay }) => firstDay).filter((first) => first > day);
  const [known] = later.toSorted();
  for (let year = Number(day.slice(0, 4)) - 1; ; year++) {
    if (known !== undefined && turn(plan.rhythm, year).firstDay >= known) return known;
    const own = ownBegin(year, plan);
    if (own && own.firstDay > day) return known && known < own.firstDay ? known : own.firstDay;
  }
}

/**
 * Returns the default season of `year`. It begins on the usual day, or after a known season that has not ended
 * by then. Undefined if a known season has the same name, or if no day is free before the next season begins.
 */
function ownBegin(year: number, plan: SeasonPlan): Begin | undefined {
  const { name, firstDay, lastDay } = turn(plan.rhythm, year);
  if (plan.known.some((season) => season.name === name)) return undefined;
  const before = lastKnown(firstDay, plan);
  if (!before || before.lastDay < firstDay) return { name, firstDay };
  const begin = daysBefore(before.lastDay, -1);
  return begin <= lastDay && lastKnown(begin, plan) === before
    ? { name, firstDay: begin }
    : undefined;
}

function lastKnown(day: string, { known }: SeasonPlan): SeasonDays | undefined {
  return known.reduce<SeasonDays | undefined>(
    (last, season) =>
      season.firstDay <= day && !(last && last.firstDay > season.firstDay) ? season : last,
    undefined,
  );
}

function turn(rhythm: SeasonRhythm, year: number): SeasonDays {
  const four = (number: number) => String(number).padStart(4, '0');
  return rhythm === 'year'
    ? { name: four(year), firstDay: `${four(year)}-01-01`, lastDay: `${four(year)}-12-31` }
    : {
        name: `${four(year)}/${four(year + 1).slice(2)}`,
        firstDay: `${four(year)}-07-01`,
        lastDay: `${four(year + 1)}-06-30`,
      };
}
