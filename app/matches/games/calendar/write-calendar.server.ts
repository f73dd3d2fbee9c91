import { TZDate } from '@date-fns/tz';
import ical, { escape as escapeText, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { href } from 'react-router';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { writeAddress } from '#app/matches/venues/place.ts';
import { placeOf } from '#app/matches/venues/place-of.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { withoutUnwanted } from '#platform/values/clean-text.ts';
import { viennaInstant } from '#platform/values/vienna.ts';
import { isDay } from '#platform/values/written-moment.ts';
import { groundWords, isOff, statusWords } from '../game.ts';
import { writeResult, writeSides } from '../pairing.server.ts';
import { ownName } from '../words.ts';
import type { CalendarGame } from './game-calendar.server.ts';

const timeZone = 'Europe/Vienna';
/** Seconds after which a calendar that is subscribed to should look again. */
const lifetime = 3_600;

/** The site's own address, and whose it is. */
interface Where {
  origin: string;
  club: Club;
}

/**
 * Games as an iCalendar (RFC 5545): in Vienna's time, each with the same UID as long as the club has its name, and with a
 * SEQUENCE and DTSTAMP that say how often and when it last changed. Without a kick-off it takes the
 * whole day. What an old version has stored otherwise has its SEQUENCE and moment set to nothing; a day that does
 * not exist is left out.
 */
export function writeCalendar(
  name: string,
  games: readonly CalendarGame[],
  { origin, club }: Where,
): string {
  const calendar = ical({
    // What the library escapes in games, it takes as it is here.
    name: escapeText(name, false),
    prodId: { company: escapeText(club.name, false), product: 'Spiele', language: 'DE' },
    // Of the games alone: with one for all, the moments of change would be told in it, which must
    // be in UTC (RFC 5545, 3.8.7.2).
    timezone: { name: null, generator: (zone) => timeZoneBlock(zone)[0] ?? null },
    ttl: lifetime,
    events: games.filter(({ date }) => isDay(date)).map((game) => event(game, { origin, club })),
  });
  // The last line ends, too (RFC 5545, 3.1).
  return withoutUnwanted(`${calendar}\r\n`);
}

/** A calendar as an answer that phones and programs take for one. */
export function calendarAnswer(calendar: string, fileName: string): Response {
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
}

function event(game: CalendarGame, { origin, club }: Where): ICalEventData {
  const { id, slug, date, kickoff, status } = game;
  const start = new TZDate(viennaInstant(date, kickoff ?? '00:00'), timeZone);
  const changedAt = new Date(Date.parse(game.changedAt) || 0);
  const place = placeOf(game, club);
  return {
    // One that an older version has imported may have line ends, which would begin lines of its own.
    // The library escapes none (RFC 5545, 3.3.11).
    id: escapeText(`${id.replace(/\p{Cc}/gu, '')}@${club.slugPrefix}`, false),
    sequence: Number(game.sequence) || 0,
    // Some programs hide it then, others strike it out: its name says it, too.
    status: isOff(status) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: changedAt,
    lastModified: changedAt,
    timezone: timeZone,
    start,
    ...(kickoff === null
      ? { allDay: true }
      : { end: new TZDate(start.getTime() + club.matchMinutes * 60_000, timeZone) }),
    summary: summarize(game, club),
    description: describe(game, club),
    ...(place && { location: [place.name, writeAddress(place)].filter(Boolean).join(', ') }),
    url: reportUri(origin, slug),
  };
}

/** The report as a URI, without the signs that are escaped in texts and not in URIs (RFC 5545, 3.3.13). */
function reportUri(origin: string, slug: string): string {
  const path = href('/spiele/spielbericht/:gameId', { gameId: slug });
  return new URL(path, origin).href.replace(/[,;\\]/g, encodeURIComponent);
}

/** 'Meisterschaft, Auswärts, Ort noch offen' */
function describe(game: CalendarGame, club: Club): string {
  const { kind, ground, status } = game;
  const isOpen = status === null && !isPlayed(game) && !placeOf(game, club);
  return [kind, ground && groundWords[ground], isOpen && 'Ort noch offen']
    .filter(Boolean)
    .join(', ');
}

function isPlayed({ goalsFor, goalsAgainst, running }: CalendarGame): boolean {
  return goalsFor !== null && goalsAgainst !== null && !running;
}

function summarize(game: CalendarGame, club: Club): string {
  const { status } = game;
  const parts = [
    status && `${statusWords[status].toLocaleUpperCase('de')}:`,
    writeSides(game, ownName(game, club)),
    isPlayed(game) && writeResult(game),
  ];
  return parts.filter(Boolean).join(' ');
}
