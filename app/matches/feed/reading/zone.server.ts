import ICAL from 'ical.js';
import { findInstant } from '#platform/values/vienna.ts';
import { windowsZones } from './windows-zones.ts';

/**
 * Zone names without a slash that have only one meaning. Names with several meanings, such as 'IST', are not
 * in the list.
 */
const short = new Set(
  'cet cst6cdt eet eire est5edt gb gmt gmt0 greenwich met mst7mdt poland portugal pst8pdt turkey uct universal utc wet zulu'.split(
    ' ',
  ),
);
const others: ReadonlyMap<string, string> = new Map([
  ['z', 'UTC'],
  ['ut', 'UTC'],
  ['coordinated universal time', 'UTC'],
  ['koordinierte weltzeit', 'UTC'],
  ...['mez', 'mesz', 'cest', 'mitteleuropäische zeit', 'mitteleuropäische sommerzeit'].map(
    (name) => [name, 'Europe/Vienna'] as const,
  ),
]);
/**
 * Limits for time zones that a calendar defines. ical.js needs much time for these zones, because it computes
 * each zone from its DTSTART on, which is often in 1601.
 */
const maxZoneLength = 16 * 1024;
const maxZones = 20;
const yearly = new Set(['FREQ', 'UNTIL', 'COUNT', 'INTERVAL', 'BYMONTH', 'BYDAY', 'BYMONTHDAY']);

/** Returns the moment at which clocks in the zone show this day ('YYYY-MM-DD') and time ('HH:MM'). */
type InZone = (date: string, time: string) => Date;

export function zoneFinder(calendar: string): (tzid: string) => InZone | undefined {
  const found = new Map<string, InZone | undefined>();
  let defined: Map<string, Component> | undefined;
  const find = (tzid: string): InZone | undefined => {
    const known = knownZone(tzid);
    if (known) return namedZone(known);
    defined ??= readDefinitions(calendar);
    const definition = defined.get(tzid);
    if (!definition) return undefined;
    const place = knownZone(String(definition.getFirstPropertyValue('x-lic-location') ?? ''));
    return place ? namedZone(place) : definedZone(definition);
  };
  return (tzid) => {
    if (!found.has(tzid)) found.set(tzid, find(tzid));
    return found.get(tzid);
  };
}

type Component = InstanceType<typeof ICAL.Component>;

function knownZone(tzid: string): string | undefined {
  const name = tzid.trim().replace(/^"(.*)"$/, '$1');
  const plain = name.toLowerCase();
  const windows = plain.replace(/ (?:standard|daylight|summer) time(?=$| \(| 2$)/, '');
  const isOfWindows = windows !== plain || plain.startsWith('russia time zone');
  // A longer name may end with the zone: '/mozilla.org/20050126_1/Europe/Vienna', 'tzone://Microsoft/Utc'.
  const parts = name.split('/').slice(-5);
  const ends = parts.map((_, index) => parts.slice(index).join('/'));
  return (
    ends.find(isZone) ??
    others.get(plain) ??
    (isOfWindows ? windowsZones.get(windows) : undefined) ??
    fixedZone(name) ??
    zoneOfCities(name)
  );
}

function isZone(name: string): boolean {
  if (!name.includes('/') && !short.has(name.toLowerCase())) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Reads names such as 'UTC+02:00', 'GMT+0200' and '+2'. */
function fixedZone(name: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:utc|gmt)? ?([+-])(\d{1,2}):?([0-5]\d)?$/i.exec(name) ?? [];
  if (!sign || Number(hours) > 14) return undefined;
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** Takes the zone of any city in '(UTC+01:00) Amsterdam, Berlin, Vienna', because these cities share a zone. */
function zoneOfCities(name: string): string | undefined {
  const [, cities] = /^\((?:utc|gmt)[^()]{0,10}\) (.{1,200})$/i.exec(name) ?? [];
  if (!cities) return undefined;
  if (others.has(cities.toLowerCase())) return others.get(cities.toLowerCase());
  const wanted = cities.split(/[,:] | \/ /).map((city) => city.trim().replaceAll(' ', '_'));
  return Intl.supportedValuesOf('timeZone').find((zone) =>
    wanted.includes(zone.slice(zone.lastIndexOf('/') + 1)),
  );
}

function namedZone(zone: string): InZone {
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const ahead = (moment: Date) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(clock.format(moment)) ?? [];
    const distance = (60 * Number(hours ?? 0) + Number(minutes ?? 0)) * 60_000;
    return sign === '-' ? -distance : distance;
  };
  return (date, time) => findInstant(Date.parse(`${date}T${time}Z`), ahead);
}

function definedZone(definition: Component): InZone | undefined {
  if (!isUsable(definition)) return undefined;
  const zone = new ICAL.Timezone(definition);
  return (date, time) =>
    ICAL.Time.fromData({ ...partsOf(date, time), second: 0, isDate: false }, zone).toJSDate();
}

function partsOf(date: string, time: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { year, month, day, hour, minute };
}

function isUsable(definition: Component): boolean {
  const parts = definition.getAllSubcomponents();
  return (
    parts.length > 0 &&
    parts.every((part) => {
      const isWhole = ['dtstart', 'tzoffsetto', 'tzoffsetfrom'].every((name) =>
        part.hasProperty(name),
      );
      const rules = part.getAllProperties('rrule').map((rule) => rule.toICALString());
      return isWhole && rules.every(isYearly);
    })
  );
}

function isYearly(rule: string): boolean {
  const parts = rule.replace(/^RRULE[^:]*:/i, '').split(';');
  return (
    parts.includes('FREQ=YEARLY') && parts.every((part) => yearly.has(part.split('=')[0] ?? ''))
  );
}

function readDefinitions(calendar: string): Map<string, Component> {
  const definitions = new Map<string, Component>();
  const [, ...written] = calendar.split(/^BEGIN:VTIMEZONE[ \t]*$/im);
  for (const text of written.slice(0, maxZones)) {
    const end = text.search(/^END:VTIMEZONE[ \t]*$/im);
    if (end < 0 || end > maxZoneLength) continue;
    try {
      const definition = new ICAL.Component(
        ICAL.parse(`BEGIN:VTIMEZONE\r\n${text.slice(0, end).trim()}\r\nEND:VTIMEZONE`) as unknown[],
      );
      definitions.set(String(definition.getFirstPropertyValue('tzid') ?? ''), definition);
    } catch {
      // Skips a definition that ical.js cannot read. Entries with this zone are then reported as left out.
    }
  }
  return definitions;
}
