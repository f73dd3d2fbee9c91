import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { cleanLine, cleanText } from '#platform/values/clean-text.ts';
import { decodeText } from '#platform/values/decode-text.ts';
import { viennaDate, viennaInstant, viennaTime } from '#platform/values/vienna.ts';
import { mostEvents } from './limits.ts';

/** A game as a calendar says it. */
export interface Fixture {
  uid: string;
  /** YYYY-MM-DD and HH:MM in Vienna; without a time only the day is known. */
  date: string;
  kickoff: string | null;
  home: string;
  away: string;
  competition: string | null;
  round: string | null;
  location: string | null;
  isCancelled: boolean;
}

/** An entry that is no game that could be taken, and why, in a sentence. */
export interface LeftOut {
  what: string;
  why: string;
}

export interface ReadFeed {
  fixtures: Fixture[];
  leftOut: LeftOut[];
  /** Entries that were not looked at, since there are too many. */
  unread: number;
}

/** Bytes of the largest file that is read. */
export const mostFeedBytes = 8 * 1024 * 1024;
/** Letters of an entry: ical.js takes the square of their number for some of them. */
const mostLetters = 16 * 1024;
const mostName = 100;

class Unusable extends Error {}

/** What a calendar file says of games; undefined for what is no calendar. Never fails, whatever it gets. */
export function readFeed(bytes: Uint8Array): ReadFeed | undefined {
  const text = decodeText(unfold(bytes)).replaceAll('\0', '');
  if (!/^\uFEFF?[ \t]*BEGIN:VCALENDAR[ \t]*$/im.test(text)) return undefined;
  const [, ...events] = text.split(/^BEGIN:VEVENT[ \t]*$/im);
  const fixtures = new Map<string, Fixture>();
  const leftOut: LeftOut[] = [];
  for (const event of events.slice(0, mostEvents))
    try {
      const fixture = readEvent(event);
      fixtures.set(fixture.uid, fixture);
    } catch (error) {
      const why = error instanceof Unusable ? error.message : 'Dieser Eintrag ist nicht lesbar.';
      leftOut.push({ what: nameOf(event), why });
    }
  const unread = Math.max(0, events.length - mostEvents);
  return { fixtures: [...fixtures.values()], leftOut, unread };
}

/**
 * The bytes without the folds of long lines, which some programs put into the middle of a letter
 * (RFC 5545, 3.1). In UTF-16 other letters have these bytes, and ical.js unfolds the lines.
 */
function unfold(bytes: Uint8Array): Uint8Array {
  const [first = 0, second = 0] = bytes;
  if (Math.min(first, second) >= 0xfe) return bytes;
  const folded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Each byte a letter, and back.
  return Buffer.from(folded.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
}

/** What an entry is called that could not be read. */
function nameOf(event: string): string {
  const said = /^SUMMARY[^:\r\n]{0,200}:(.{1,100})/im.exec(event.slice(0, mostLetters))?.[1];
  return cleanLine(said ?? '') || 'Eintrag ohne Namen';
}

/** @throws Unusable with a sentence; an error of ical.js */
function readEvent(event: string): Fixture {
  const end = event.search(/^END:VEVENT[ \t]*$/im);
  if (end < 0) throw new Unusable('Dieser Eintrag hört mittendrin auf.');
  if (end > mostLetters) throw new Unusable('Dieser Eintrag ist zu lang.');
  const component = new ICAL.Component(
    ICAL.parse(`BEGIN:VEVENT\r\n${event.slice(0, end).trim()}\r\nEND:VEVENT`) as unknown[],
  );
  if (['rrule', 'rdate', 'recurrence-id'].some((name) => component.hasProperty(name)))
    throw new Unusable('Termine, die sich wiederholen, werden nicht übernommen.');
  const summary = line(component, 'summary');
  const [home, away] = splitSides(summary);
  const { date, kickoff } = readStart(component);
  return {
    uid: cut(line(component, 'uid') || `${date} ${summary}`, 300),
    ...{ date, kickoff, home, away },
    ...readCompetition(text(component, 'description')),
    location: cut(line(component, 'location'), 200) || null,
    isCancelled: line(component, 'status').toUpperCase() === 'CANCELLED',
  };
}

function text(component: InstanceType<typeof ICAL.Component>, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? cleanText(value) : '';
}

function line(component: InstanceType<typeof ICAL.Component>, name: string): string {
  return cleanLine(text(component, name)).replace(/\s+/g, ' ');
}

/** Its beginning, without half a letter at the end. */
function cut(value: string, length: number): string {
  return value
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

const separators = [/ : /, / [-–—] /, / (?:vs?\.?|gegen) /i, /:/, /[–—]/];

/** 'Heim : Gast' as two names. */
function splitSides(summary: string): [string, string] {
  for (const separator of separators) {
    const [home = '', away = '', ...more] = summary.split(separator).map((side) => side.trim());
    if (!home || !away || more.length > 0) continue;
    if (home.length > mostName || away.length > mostName)
      throw new Unusable('Die Namen der Vereine sind zu lang.');
    return [home, away];
  }
  throw new Unusable('Im Titel stehen nicht zwei Vereine, wie in „Heim : Gast“.');
}

/** When it begins; a time without a zone, or with one that nobody knows, is Vienna's. */
function readStart(
  component: InstanceType<typeof ICAL.Component>,
): Pick<Fixture, 'date' | 'kickoff'> {
  const property = component.getFirstProperty('dtstart');
  // ical.js reads a day as a moment without a time, unless the file says that it is a day.
  const value = String(property?.toJSON()[3] ?? '').replace(/T::$/, '');
  const [, date = '', time, utc] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):\d\d(Z)?)?$/.exec(value) ?? [];
  if (!date) throw new Unusable('Der Tag fehlt oder ist nicht lesbar.');
  try {
    // Throws for a day or a time that does not exist.
    viennaInstant(date, time ?? '00:00');
    if (time === undefined) return { date, kickoff: null };
    const instant = utc ? new Date(`${date}T${time}:00Z`) : inZone(property, date, time);
    return instant
      ? { date: viennaDate(instant), kickoff: viennaTime(instant) }
      : { date, kickoff: time };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Unusable('Diesen Tag oder diese Uhrzeit gibt es nicht.');
  }
}

/** The instant of a time in the zone that stands beside it; undefined when that is none. */
function inZone(
  property: InstanceType<typeof ICAL.Property> | null,
  date: string,
  time: string,
): Date | undefined {
  const zone = property?.getFirstParameter('tzid');
  if (!zone || !/^[A-Za-z]+\/[A-Za-z_/]+$/.test(zone)) return undefined;
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  const [hours, minutes] = time.split(':').map(Number);
  const there = new TZDate(year, month - 1, day ?? 1, hours ?? 0, minutes ?? 0, zone);
  return Number.isNaN(there.getTime()) ? undefined : new Date(there.getTime());
}

/** 'Unterliga Ost (5. Runde)' as the league and '5'. */
function readCompetition(description: string): Pick<Fixture, 'competition' | 'round'> {
  const [first = ''] = description.split('\n');
  const [, league = first, inBrackets = ''] = /^([^()]*)\(([^()]*)\)\s*$/.exec(first) ?? [];
  const number = /^(?:Runde\s*)?(\d{1,3})\.?(?:\s*Runde)?$/i.exec(inBrackets.trim())?.[1];
  return {
    competition: cut(league.trim(), mostName) || null,
    round: cut(number ?? inBrackets.trim(), 60) || null,
  };
}
