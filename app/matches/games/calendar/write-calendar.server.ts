import ICAL from 'ical.js';
import { href } from 'react-router';
import { findGameLocation } from '#app/matches/venues/find-game-location.server.ts';
import { writeAddress } from '#app/matches/venues/game-location.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { withoutUnwanted } from '#platform/values/clean-text.ts';
import { isDay } from '#platform/values/parse-date-time.ts';
import { viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { findKickOff, groundLabels, isPostponedOrCalledOff, statusLabels } from '../game.ts';
import { clubSideName } from '../game-text.ts';
import { writeResult, writeSides } from '../pairing.server.ts';
import type { CalendarGame } from './calendar-games.server.ts';

const lifetime = 'PT1H';

/** The days on which clocks change in Vienna. These rules are valid since 1996. */
const vienna = ICAL.parse(
  [
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Vienna',
    'X-LIC-LOCATION:Europe/Vienna',
    'LAST-MODIFIED:20260715T220651Z',
    'BEGIN:DAYLIGHT',
    'TZNAME:CEST',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'DTSTART:19700329T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'TZNAME:CET',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'DTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n'),
);

// RFC 5545 (3.1) allows 75 bytes in a line; ical.js does not count the space before a folded part.
ICAL.foldLength = 74;

type Line = [
  name: string,
  parameters: Record<string, string>,
  type: string,
  value: string | number,
];
type Part = [name: string, lines: Line[], parts: unknown[]];

interface Where {
  origin: string;
  club: Club;
}

/** The UID of a game changes only if the name of the club changes. Games on invalid days are left out. */
export function writeCalendar(
  name: string,
  games: readonly CalendarGame[],
  { origin, club }: Where,
): string {
  const events = games
    .filter(({ date }) => isDay(date))
    .map((game) => event(game, { origin, club }));
  const calendar: Part = [
    'vcalendar',
    [
      text('version', '2.0'),
      text('prodid', `-//${club.name}//Spiele//DE`),
      ownText('name', name),
      ownText('x-wr-calname', name),
      ['refresh-interval', {}, 'duration', lifetime],
      ownText('x-published-ttl', lifetime),
    ],
    events.length > 0 ? [vienna, ...events] : [],
  ];
  return withoutUnwanted(ICAL.stringify(calendar));
}

/** ical.js escapes only \n, but older versions of the site stored \r\n and \r, too. */
function text(name: string, value: string): Line {
  return [name, {}, 'text', value.replace(/\r\n?/g, '\n')];
}

/**
 * With the type 'unknown', ical.js does not add 'VALUE=TEXT' to the property. Few calendar programs can read
 * a property with 'VALUE=TEXT'.
 */
function ownText(name: string, value: string): Line {
  const [, parameters, type, plain] = text(name, value);
  const escaped = ICAL.stringify.value(plain, type, ICAL.design.icalendar, false);
  return [name, parameters, 'unknown', escaped];
}

function localTime(name: string, instant: Date): Line {
  const value = `${viennaDate(instant)}T${viennaTime(instant)}:00`;
  return [name, { tzid: 'Europe/Vienna' }, 'date-time', value];
}

function utcTime(name: string, instant: Date): Line {
  return [name, {}, 'date-time', `${instant.toISOString().slice(0, 19)}Z`];
}

export function calendarAnswer(calendar: string, fileName: string): Response {
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
}

function event(game: CalendarGame, { origin, club }: Where): Part {
  const { id, slug, status } = game;
  const changedAt = new Date(Date.parse(game.changedAt) || 0);
  const place = findGameLocation(game, club);
  const where = place && [place.name, writeAddress(place)].filter(Boolean).join(', ');
  const lines: Line[] = [
    text('uid', `${id.replace(/\p{Cc}/gu, '')}@${club.slugPrefix}`),
    ['sequence', {}, 'integer', Number(game.sequence) || 0],
    utcTime('dtstamp', changedAt),
    ...timesOf(game, club),
    text('summary', summarize(game, club)),
    ...(where ? [text('location', where)] : []),
    text('description', describe(game, club)),
    ['url', { value: 'URI' }, 'uri', reportUri(origin, slug)],
    text('status', isPostponedOrCalledOff(status) ? 'CANCELLED' : 'CONFIRMED'),
    utcTime('last-modified', changedAt),
  ];
  return ['vevent', lines, []];
}

function timesOf({ date, kickoff }: CalendarGame, club: Club): Line[] {
  const start = findKickOff({ date, kickoff });
  if (start === null)
    return [
      ['dtstart', {}, 'date', date],
      ownText('x-microsoft-cdo-alldayevent', 'TRUE'),
      ownText('x-microsoft-msncalendar-alldayevent', 'TRUE'),
    ];
  return [
    localTime('dtstart', start),
    localTime('dtend', new Date(start.getTime() + club.matchMinutes * 60_000)),
  ];
}

/** Encodes ',' and ';', because RFC 5545 (3.3.13) allows no backslash before them in an address. */
function reportUri(origin: string, slug: string): string {
  const path = href('/spiele/spielbericht/:gameId', { gameId: slug });
  return new URL(path, origin).href.replace(/[,;\\]/g, encodeURIComponent);
}

function describe(game: CalendarGame, club: Club): string {
  const { kind, ground, status } = game;
  const isOpen = status === null && !isPlayed(game) && !findGameLocation(game, club);
  return [kind, ground && groundLabels[ground], isOpen && 'Ort noch offen']
    .filter(Boolean)
    .join(', ');
}

function isPlayed({ goalsFor, goalsAgainst, running }: CalendarGame): boolean {
  return goalsFor !== null && goalsAgainst !== null && !running;
}

function summarize(game: CalendarGame, club: Club): string {
  const { status } = game;
  const parts = [
    status && `${statusLabels[status].toLocaleUpperCase('de')}:`,
    writeSides(game, clubSideName(game, club)),
    isPlayed(game) && writeResult(game),
  ];
  return parts.filter(Boolean).join(' ');
}
