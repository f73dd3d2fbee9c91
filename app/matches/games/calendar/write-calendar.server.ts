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
/** Seconds after which a subscribed calendar should load again. */
const lifetime = 3_600;

interface Where {
  origin: string;
  club: Club;
}

/**
 * RFC 5545: UIDs stay while the club keeps its name; SEQUENCE and DTSTAMP follow the last change. Invalid
 * stored values become empty; a game on an invalid day is left out.
 */
export function writeCalendar(
  name: string,
  games: readonly CalendarGame[],
  { origin, club }: Where,
): string {
  const calendar = ical({
    // The library escapes texts of games, but not this one.
    name: escapeText(name, false),
    prodId: { company: escapeText(club.name, false), product: 'Spiele', language: 'DE' },
    // Only on games: a zone of the calendar would also apply to DTSTAMP, which is UTC (RFC 5545, 3.8.7.2).
    timezone: { name: null, generator: (zone) => timeZoneBlock(zone)[0] ?? null },
    ttl: lifetime,
    events: games.filter(({ date }) => isDay(date)).map((game) => event(game, { origin, club })),
  });
  return withoutUnwanted(`${calendar}\r\n`);
}

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
    // An imported id may hold line ends, which the library does not escape (RFC 5545, 3.3.11).
    id: escapeText(`${id.replace(/\p{Cc}/gu, '')}@${club.slugPrefix}`, false),
    sequence: Number(game.sequence) || 0,
    // Some programs hide a cancelled game, others strike it out, so its name says it, too.
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

/** A URI without characters that only texts escape (RFC 5545, 3.3.13). */
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
