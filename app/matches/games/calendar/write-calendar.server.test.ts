import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import type { CalendarGame } from './calendar-games.server.ts';
import { writeCalendar } from './write-calendar.server.ts';

const game: CalendarGame = {
  ...{ id: 'a', slug: 'verein-vs-berg', date: '2025-07-05', kickoff: '18:30', opponent: 'SC Berg' },
  ...{ kind: 'Meisterschaft', ground: 'away', status: null, running: null, team: null },
  ...{ goalsFor: null, goalsAgainst: null, extraTime: null },
  ...{ penaltiesFor: null, penaltiesAgainst: null, venueId: 'v' },
  ...{ venue: 'Platz; Nord', street: 'Weg 1', postalCode: '9999', city: 'Berg' },
  ...{ sequence: 2, changedAt: '2025-06-01T10:00:00.789Z' },
};

test('a game with an impossible kick-off takes the whole day', () => {
  const settings = { origin: 'https://verein.example', club };
  expect(writeCalendar('Spiele', [{ ...game, kickoff: '25:00' }], settings)).toContain(
    'DTSTART;VALUE=DATE:20250705',
  );
});

test('writeCalendar writes every line of a calendar in the expected format', () => {
  const off: CalendarGame = { ...game, id: 'b', kickoff: null, status: 'calledOff', sequence: 0 };
  const text = writeCalendar('Spiele, alle', [game, off], {
    origin: 'https://verein.example',
    club,
  });
  const both = [
    'LOCATION:Platz\\; Nord\\, Weg 1\\, 9999 Berg',
    'DESCRIPTION:Meisterschaft\\, Auswärts',
    'URL;VALUE=URI:https://verein.example/spiele/spielbericht/verein-vs-berg',
  ];
  expect(text.split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${club.name}//Spiele//DE`],
    ...['NAME:Spiele\\, alle', 'X-WR-CALNAME:Spiele\\, alle'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/Vienna', 'X-LIC-LOCATION:Europe/Vienna'],
    'LAST-MODIFIED:20260715T220651Z',
    ...['BEGIN:DAYLIGHT', 'TZNAME:CEST', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['DTSTART:19700329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'TZNAME:CET', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['DTSTART:19701025T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
    'END:VTIMEZONE',
    ...['BEGIN:VEVENT', `UID:a@${club.slugPrefix}`, 'SEQUENCE:2', 'DTSTAMP:20250601T100000Z'],
    'DTSTART;TZID=Europe/Vienna:20250705T183000',
    'DTEND;TZID=Europe/Vienna:20250705T200000',
    `SUMMARY:SC Berg – ${club.name}`,
    ...both,
    ...['STATUS:CONFIRMED', 'LAST-MODIFIED:20250601T100000Z', 'END:VEVENT'],
    ...['BEGIN:VEVENT', `UID:b@${club.slugPrefix}`, 'SEQUENCE:0', 'DTSTAMP:20250601T100000Z'],
    'DTSTART;VALUE=DATE:20250705',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    `SUMMARY:ABGESAGT: SC Berg – ${club.name}`,
    ...both,
    ...['STATUS:CANCELLED', 'LAST-MODIFIED:20250601T100000Z', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ]);
});
