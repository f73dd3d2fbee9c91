import { expect, test } from 'vitest';
import { zoneFinder } from './zone.server.ts';

const rules = (...more: string[]) =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:Unsere Zeit',
    ...more,
    'BEGIN:STANDARD',
    'DTSTART:16011028T030000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010325T020000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n');

function hourOf(tzid: string, calendar = '') {
  const zone = zoneFinder(calendar)(tzid);
  return (
    zone &&
    ['2027-01-05', '2027-06-05'].map((day) => zone(day, '15:00').toISOString().slice(11, 16))
  );
}

test.each([
  ['UTC', '15:00', '15:00'],
  ['utc', '15:00', '15:00'],
  ['Z', '15:00', '15:00'],
  ['GMT', '15:00', '15:00'],
  ['Etc/GMT', '15:00', '15:00'],
  ['Etc/UTC', '15:00', '15:00'],
  ['tzone://Microsoft/Utc', '15:00', '15:00'],
  ['(UTC) Coordinated Universal Time', '15:00', '15:00'],
  ['Etc/GMT-1', '14:00', '14:00'],
  ['UTC+02:00', '13:00', '13:00'],
  ['GMT+0100', '14:00', '14:00'],
  ['+01:00', '14:00', '14:00'],
  ['Europe/Vienna', '14:00', '13:00'],
  ['europe/vienna', '14:00', '13:00'],
  ['"Europe/Vienna"', '14:00', '13:00'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Vienna', '14:00', '13:00'],
  ['/mozilla.org/20050126_1/Europe/Vienna', '14:00', '13:00'],
  ['CET', '14:00', '13:00'],
  ['MEZ', '14:00', '13:00'],
  ['W. Europe Standard Time', '14:00', '13:00'],
  ['W. Europe Daylight Time', '14:00', '13:00'],
  ['Central Europe Standard Time', '14:00', '13:00'],
  ['Romance Standard Time', '14:00', '13:00'],
  ['GMT Standard Time', '15:00', '14:00'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '14:00', '13:00'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', '14:00', '13:00'],
  ['(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna', '14:00', '13:00'],
  ['Central Standard Time (Mexico)', '21:00', '21:00'],
  ['America/Argentina/Buenos_Aires', '18:00', '18:00'],
])('15:00 in the zone %s is %s UTC in winter and %s UTC in summer', (tzid, winter, summer) => {
  expect(hourOf(tzid)).toEqual([winter, summer]);
});

test('zoneFinder moves a skipped hour forward and uses the first of two repeated hours', () => {
  const at = (tzid: string, date: string, time: string) =>
    zoneFinder('')(tzid)?.(date, time).toISOString();
  expect(at('America/New_York', '2025-03-09', '02:30')).toBe('2025-03-09T07:30:00.000Z');
  expect(at('America/New_York', '2025-11-02', '01:30')).toBe('2025-11-02T05:30:00.000Z');
  expect(at('Europe/Vienna', '2025-03-30', '02:30')).toBe('2025-03-30T01:30:00.000Z');
  expect(at('Europe/Vienna', '2025-10-26', '02:30')).toBe('2025-10-26T00:30:00.000Z');
  expect(at('Asia/Kolkata', '2025-10-26', '02:30')).toBe('2025-10-25T21:00:00.000Z');
});

test.each([
  '',
  'Irgendwo',
  'No/Where',
  'IST',
  'Central',
  'tzone://Microsoft/Custom',
  'constructor',
])('returns undefined for the unknown time zone %j', (tzid) => {
  expect(hourOf(tzid)).toBeUndefined();
});

test('zoneFinder uses the time zone rules that the calendar itself defines', () => {
  expect(hourOf('Unsere Zeit', rules())).toEqual(['14:00', '13:00']);
  expect(hourOf('Unsere Zeit', rules('X-LIC-LOCATION:Europe/London'))).toEqual(['15:00', '14:00']);
  expect(hourOf('Unsere Zeit', rules().replaceAll(/\r\n(?:RRULE|DTSTART).*/g, ''))).toBeUndefined();
});

test('zoneFinder returns undefined for a zone whose clocks change every second', () => {
  const calendar = rules().replaceAll(/FREQ=YEARLY/g, 'FREQ=SECONDLY');
  expect(hourOf('Unsere Zeit', calendar)).toBeUndefined();
});
