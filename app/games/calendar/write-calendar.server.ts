import { TZDate } from '@date-fns/tz';
import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { href } from 'react-router';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { placeOf, writeAddress } from '#app/venues/place.ts';
import type { Club } from '#platform/club/current-club.ts';
import { viennaInstant } from '#platform/values/vienna.ts';
import { groundWords } from '../ground.ts';
import { ownName } from '../own-name.ts';
import { formatDecision, formatScore } from '../result.ts';
import { isOff, statusWords } from '../status.ts';
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
 * Games as an iCalendar (RFC 5545): in Vienna's time, each with the same UID for ever, and with a
 * SEQUENCE and DTSTAMP that say how often and when it last changed. Without a kick-off it takes the
 * whole day.
 */
export function writeCalendar(
  name: string,
  games: readonly CalendarGame[],
  { origin, club }: Where,
): string {
  const calendar = ical({
    name,
    prodId: { company: club.name, product: 'Spiele', language: 'DE' },
    // Of the games alone: with one for all, the moments of change would be told in it, which must
    // be in UTC (RFC 5545, 3.8.7.2).
    timezone: { name: null, generator: (zone) => timeZoneBlock(zone)[0] ?? null },
    ttl: lifetime,
    events: games.map((game) => event(game, { origin, club })),
  });
  // The last line ends, too (RFC 5545, 3.1).
  return `${calendar}\r\n`;
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
  const { id, slug, date, kickoff, kind, ground, status } = game;
  const start = new TZDate(viennaInstant(date, kickoff ?? '00:00'), timeZone);
  const changedAt = new Date(game.changedAt);
  const place = placeOf(game);
  return {
    id: `${id}@${club.slugPrefix}`,
    sequence: game.sequence,
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
    description: ground ? `${kind}, ${groundWords[ground]}` : kind,
    ...(place && { location: [place.name, writeAddress(place)].filter(Boolean).join(', ') }),
    url: origin + href('/spiele/spielbericht/:gameId', { gameId: slug }),
  };
}

function summarize(game: CalendarGame, club: Club): string {
  const { opponent, status, goalsFor, goalsAgainst } = game;
  const isPlayed = goalsFor !== null && goalsAgainst !== null;
  const parts = [
    status && `${statusWords[status].toLocaleUpperCase('de')}:`,
    `${ownName(game, club)} – ${opponent}`,
    isPlayed && formatScore(goalsFor, goalsAgainst),
    isPlayed && formatDecision(game),
  ];
  return parts.filter(Boolean).join(' ');
}
