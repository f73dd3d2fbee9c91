import ICAL from 'ical.js';
import { knownKickoff } from '#app/matches/games/game.ts';
import { noOpponent } from '#app/matches/games/recognize/own-side.ts';
import { cleanLine, cleanText } from '#platform/values/clean-text.ts';
import { decodeText } from '#platform/values/decode-text.ts';
import { formatShortDate, viennaDate, viennaInstant, viennaTime } from '#platform/values/vienna.ts';
import { maxEvents } from '../tool.ts';
import { newestEntries } from './newest-entries.ts';
import { withoutEncoding, withoutHtml } from './plain-text.ts';
import { isCompetition, readTitle, type Title } from './read-title.ts';
import { zoneFinder } from './zone.server.ts';

export interface Fixture {
  uid: string;
  /** YYYY-MM-DD and HH:MM in Vienna. The kick-off is null if the calendar gives only the day. */
  date: string;
  kickoff: string | null;
  home: string;
  away: string;
  competition: string | null;
  round: string | null;
  location: string | null;
  isCancelled: boolean;
  state?: Title['state'];
  /** The result in the title; the goals of the home side come first. */
  goals?: [number, number];
  remarks?: string[];
  ground?: Title['ground'];
  sequence?: number;
}

export interface SkippedEntry {
  what: string;
  why: string;
}

export interface ReadFeed {
  fixtures: Fixture[];
  leftOut: SkippedEntry[];
  unread: number;
}

export const maxFeedBytes = 8 * 1024 * 1024;
/** Longer entries are rejected, because ical.js needs four times as long for an entry of double length. */
const maxEntryLength = 16 * 1024;
const maxNameLength = 100;

interface WrittenEntry extends Fixture {
  revision: (number | string)[];
}

type Zones = ReturnType<typeof zoneFinder>;

/** Finds zone names without quotes. RFC 5545 (3.2) requires quotes if a name contains a colon or comma. */
const openZone =
  /^((?:DTSTART|RECURRENCE-ID)(?:;[^:;"\r\n]*)*?;TZID=)([^";\r\n]+)((?:;[^:;"\r\n]*)*:\d{8}(?:T\d{6}Z?)?)[ \t]*$/gim;

/** Finds times with an offset from UTC, which RFC 5545 (3.3.5) forbids and ical.js ignores. */
const offset = /^DTSTART[^:\r\n]*:(\d{8}T\d{6})([+-]\d\d):?(\d\d)[ \t]*$/gim;

class Unusable extends Error {}

/** Never throws an error. Returns undefined if the bytes are not a calendar. */
export function readFeed(bytes: Uint8Array): ReadFeed | undefined {
  const text = decodeText(unfold(bytes))
    .replaceAll('\0', '')
    .replace(/\r(?!\n)/g, '\r\n');
  if (!/^\uFEFF?[ \t]*BEGIN:VCALENDAR[ \t]*$/im.test(text)) return undefined;
  const events = text.split(/^BEGIN:VCALENDAR[ \t]*$/im).flatMap((calendar) => {
    const [, ...entries] = calendar.split(/^BEGIN:VEVENT[ \t]*$/im);
    const isTakenBack = /^METHOD:CANCEL[ \t]*$/im.test(calendar);
    return entries.map((event) => ({ event, isTakenBack }));
  });
  const zones = zoneFinder(text);
  const written: WrittenEntry[] = [];
  const leftOut: SkippedEntry[] = [];
  for (const { event, isTakenBack } of events.slice(0, maxEvents))
    try {
      const entry = readEvent(event, zones);
      written.push(isTakenBack ? { ...entry, isCancelled: true } : entry);
    } catch (error) {
      const why = error instanceof Unusable ? error.message : 'Dieser Eintrag ist nicht lesbar.';
      leftOut.push({ what: nameOf(event), why });
    }
  const { newest, replaced } = newestEntries(written);
  const fixtures = newest.map(({ revision: _, ...fixture }) => fixture);
  for (const { date, home, away } of replaced)
    leftOut.push({
      what: `${formatShortDate(date)}, ${home} : ${away}`,
      why: 'Eine neuere Angabe im selben Kalender ersetzt diesen Eintrag.',
    });
  const unread = Math.max(0, events.length - maxEvents);
  return { fixtures, leftOut, unread };
}

/** Joins broken lines before decoding, because a line break can be inside a character (RFC 5545, 3.1). */
function unfold(bytes: Uint8Array): Uint8Array {
  const [first = 0, second = 0] = bytes;
  if (Math.min(first, second) >= 0xfe) return bytes;
  const folded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Latin1 maps each byte to one letter and back, so no byte changes.
  return Buffer.from(folded.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
}

function nameOf(event: string): string {
  const said = /^SUMMARY[^:\r\n]{0,200}:(.{1,100})/im.exec(event.slice(0, maxEntryLength))?.[1];
  return cleanLine(said ?? '') || 'Eintrag ohne Namen';
}

/** @throws Unusable with a German sentence, or any error of ical.js or TextDecoder */
function readEvent(event: string, zones: Zones): WrittenEntry {
  const end = event.search(/^END:VEVENT[ \t]*$/im);
  if (end < 0) throw new Unusable('Dieser Eintrag hört mittendrin auf.');
  if (end > maxEntryLength) throw new Unusable('Dieser Eintrag ist zu lang.');
  const lines = withoutEncoding(event.slice(0, end).trim())
    .replace(openZone, '$1"$2"$3')
    .replace(offset, 'DTSTART;TZID="UTC$2:$3":$1');
  const component = new ICAL.Component(
    ICAL.parse(`BEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT`) as unknown[],
  );
  const one = component.getFirstProperty('recurrence-id');
  const isRepeated = ['rrule', 'rdate'].some((name) => component.hasProperty(name));
  if (isRepeated || one?.getFirstParameter('range'))
    throw new Unusable('Termine, die sich wiederholen, werden nicht übernommen.');
  const title = readSides(text(component, 'summary').replace(/\s*\n\s*/g, ' | '));
  const start = readStart(component, zones);
  const described = readCompetition(text(component, 'description'));
  const isNamed = title.competition && !isCompetition(described.competition ?? '');
  const status = line(component, 'status').toUpperCase();
  const remarks = [...title.remarks, ...(status === 'TENTATIVE' ? ['noch nicht fix'] : [])];
  // The RECURRENCE-ID (`one`) becomes part of the id, because each date of a repeated event is a separate
  // entry (RFC 5545, 3.8.4.4).
  const sequence = Number(component.getFirstPropertyValue('sequence')) || 0;
  const uid = line(component, 'uid') || `${start.date} ${title.home} : ${title.away}`;
  return {
    uid: cut(one ? `${uid} ${one.toJSON()[3]}` : uid, 300),
    ...start,
    ...{ home: title.home, away: title.away },
    competition: (isNamed && cut(title.competition ?? '', maxNameLength)) || described.competition,
    round: described.round ?? title.round ?? null,
    location: cut(line(component, 'location'), 200) || null,
    isCancelled: status === 'CANCELLED',
    ...(title.state && { state: title.state }),
    ...(title.goals && { goals: title.goals }),
    ...(remarks.length > 0 && { remarks: remarks.map((remark) => cut(remark, maxNameLength)) }),
    ...(title.ground && { ground: title.ground }),
    ...(sequence > 0 && { sequence }),
    revision: [
      sequence,
      ...['last-modified', 'dtstamp'].map((name) =>
        String(component.getFirstProperty(name)?.toJSON()[3] ?? ''),
      ),
    ],
  };
}

function text(component: InstanceType<typeof ICAL.Component>, name: string): string {
  const value = component.getFirstPropertyValue(name);
  // Some programs put a backslash before ':' and quotes, although RFC 5545 requires none there.
  return typeof value === 'string' ? cleanText(withoutHtml(value).replace(/\\(?=[:"'])/g, '')) : '';
}

function line(component: InstanceType<typeof ICAL.Component>, name: string): string {
  return cleanLine(text(component, name)).replace(/\s+/g, ' ');
}

function cut(value: string, length: number): string {
  return value
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function readSides(summary: string): Title {
  const title = readTitle(summary);
  const none = (title ? [title.home, title.away] : [summary]).map(noOpponent).find(Boolean);
  if (none) throw new Unusable(none);
  if (!title) throw new Unusable('Im Titel stehen nicht zwei Vereine, wie in „Heim : Gast“.');
  const sides = [title.home, title.away];
  if (sides.some((side) => side.length > maxNameLength))
    throw new Unusable('Die Namen der Vereine sind zu lang.');
  return title;
}

/** A time without a time zone is read as a time in Vienna. */
function readStart(
  component: InstanceType<typeof ICAL.Component>,
  zones: Zones,
): Pick<Fixture, 'date' | 'kickoff'> {
  const property = component.getFirstProperty('dtstart');
  // ical.js adds an empty time ('T::') to a day, unless the file marks the value as a day.
  const value = String(property?.toJSON()[3] ?? '').replace(/T::$/, '');
  const [, date = '', time, utc] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):\d\d(Z)?)?$/.exec(value) ?? [];
  // Programs that do not know the day write their earliest possible date, which is in 1970 or earlier.
  if (date < '1971') throw new Unusable('Der Tag fehlt oder ist nicht lesbar.');
  try {
    viennaInstant(date, time ?? '00:00');
    // Outlook writes an event of a whole day with the time 00:00 and this property.
    const isDay = line(component, 'x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE';
    const isMidnightUtc = utc !== undefined && time === '00:00';
    if (time === undefined || isDay || isMidnightUtc) return { date, kickoff: null };
    const tzid = property?.getFirstParameter('tzid');
    const zone = utc || !tzid ? undefined : zones(tzid);
    if (tzid && !utc && !zone)
      throw new Unusable(`Die Zeitzone „${cut(cleanLine(tzid), 60)}“ ist nicht bekannt.`);
    const instant = utc ? new Date(`${date}T${time}:00Z`) : zone?.(date, time);
    return instant
      ? { date: viennaDate(instant), kickoff: knownKickoff(viennaTime(instant)) }
      : { date, kickoff: knownKickoff(time) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Unusable('Diesen Tag oder diese Uhrzeit gibt es nicht.');
  }
}

/** Reads 'Unterliga Ost (5. Runde)' as the competition 'Unterliga Ost' and the round '5'. */
function readCompetition(description: string): Pick<Fixture, 'competition' | 'round'> {
  const [first = ''] = description.split('\n');
  const [, league = first, inBrackets = ''] = /^([^()]*)\(([^()]*)\)\s*$/.exec(first) ?? [];
  const number = /^(?:Runde\s*)?(\d{1,3})\.?(?:\s*Runde)?$/i.exec(inBrackets.trim())?.[1];
  return {
    competition: cut(league.trim(), maxNameLength) || null,
    round: cut(number ?? inBrackets.trim(), 60) || null,
  };
}
