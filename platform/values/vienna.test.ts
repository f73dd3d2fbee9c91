import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import * as vienna from './vienna.ts';

const { viennaInstant, viennaDate, viennaTime } = vienna;
const { formatDate, formatWeekdayDate, formatShortDate, formatDateTime } = vienna;
const { formatShortDay, formatShortDateTime } = vienna;

const ownTimeZone = process.env.TZ;

afterEach(() => {
  if (ownTimeZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownTimeZone;
});

function instant(date: string, time: string): string {
  return viennaInstant(date, time).toISOString();
}

test('Vienna is one hour ahead of UTC in winter and two hours in summer', () => {
  expect(instant('2025-01-15', '15:00')).toBe('2025-01-15T14:00:00.000Z');
  expect(instant('2025-07-05', '15:00')).toBe('2025-07-05T13:00:00.000Z');
});

test('writes an instant in Vienna with the UTC offset of its day', () => {
  expect(vienna.viennaIso(viennaInstant('2025-01-15', '15:00'))).toBe('2025-01-15T15:00:00+01:00');
  expect(vienna.viennaIso(viennaInstant('2025-07-05', '09:30'))).toBe('2025-07-05T09:30:00+02:00');
  expect(vienna.viennaIso(viennaInstant('2025-03-30', '02:30'))).toBe('2025-03-30T03:30:00+02:00');
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
      (moment) => {
        const [date, time] = [viennaDate(moment), viennaTime(moment)];
        expect(new Date(vienna.viennaIso(viennaInstant(date, time)))).toEqual(
          viennaInstant(date, time),
        );
      },
    ),
  );
});

test('midnight in Vienna is on the previous day in UTC', () => {
  expect(instant('2025-01-01', '00:00')).toBe('2024-12-31T23:00:00.000Z');
  expect(viennaDate(new Date('2024-12-31T23:00:00Z'))).toBe('2025-01-01');
  expect(viennaTime(new Date('2024-12-31T23:00:00Z'))).toBe('00:00');
  expect(viennaDate(new Date('2024-12-31T22:59:59.999Z'))).toBe('2024-12-31');
  expect(viennaTime(new Date('2024-12-31T22:59:59.999Z'))).toBe('23:59');
});

test('a time in the skipped hour of the spring change becomes one hour later', () => {
  expect(instant('2025-03-30', '00:00')).toBe('2025-03-29T23:00:00.000Z');
  expect(instant('2025-03-30', '01:59')).toBe('2025-03-30T00:59:00.000Z');
  expect(instant('2025-03-30', '02:00')).toBe('2025-03-30T01:00:00.000Z');
  expect(instant('2025-03-30', '02:30')).toBe('2025-03-30T01:30:00.000Z');
  expect(viennaTime(viennaInstant('2025-03-30', '02:30'))).toBe('03:30');
  expect(instant('2025-03-30', '03:00')).toBe('2025-03-30T01:00:00.000Z');
  expect(instant('2025-03-30', '15:00')).toBe('2025-03-30T13:00:00.000Z');
});

test('a time in the repeated hour of the autumn change means the first hour', () => {
  expect(instant('2025-10-26', '01:59')).toBe('2025-10-25T23:59:00.000Z');
  expect(instant('2025-10-26', '02:00')).toBe('2025-10-26T00:00:00.000Z');
  expect(instant('2025-10-26', '02:59')).toBe('2025-10-26T00:59:00.000Z');
  expect(instant('2025-10-26', '03:00')).toBe('2025-10-26T02:00:00.000Z');
  expect(instant('2025-10-26', '15:00')).toBe('2025-10-26T14:00:00.000Z');
  expect(viennaTime(new Date('2025-10-26T01:30:00Z'))).toBe('02:30');
});

test('formats a year before 1000 with four digits', () => {
  expect(viennaDate(new Date('0987-06-15T12:00:00Z'))).toBe('0987-06-15');
});

test('refuses a date or time that does not exist', () => {
  for (const [date, time] of [
    ['2025-02-30', '12:00'],
    ['2025-13-01', '12:00'],
    ['15.03.2025', '12:00'],
    ['2025-3-1', '12:00'],
    ['2025-03-01', '24:00'],
    ['2025-03-01', '9:00'],
    ['', ''],
  ] as const) {
    expect(() => viennaInstant(date, time), `${date} ${time}`).toThrow(RangeError);
  }
});

test.each([
  formatDate,
  formatWeekdayDate,
  formatShortDate,
])('shows a text without a valid date unchanged: %o', (format) => {
  expect(['2025-02-29', '0000-00-00', ''].map(format)).toEqual(['2025-02-29', '0000-00-00', '']);
});

test('formats dates with Austrian month names', () => {
  expect(formatDate('2024-12-15')).toBe('15. Dezember 2024');
  expect(formatDate('2025-01-05')).toBe('5. Jänner 2025');
  expect(formatDate('2024-02-29')).toBe('29. Februar 2024');
});

test('formats a date with the correct weekday, also on days of clock changes', () => {
  expect(formatWeekdayDate('2025-03-15')).toBe('Samstag, 15. März 2025');
  expect(formatWeekdayDate('2025-03-30')).toBe('Sonntag, 30. März 2025');
  expect(formatWeekdayDate('2025-10-26')).toBe('Sonntag, 26. Oktober 2025');
});

test('a short date has two weekday letters and two digits for day and month', () => {
  expect(formatShortDate('2025-03-15')).toBe('Sa., 15.03.2025');
  expect(formatShortDate('2025-01-06')).toBe('Mo., 06.01.2025');
});

test('formats a short date exactly like Intl for Austria', () => {
  const austrian = new Intl.DateTimeFormat('de-AT', {
    timeZone: 'UTC',
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  for (let day = 1; day <= 7; day++) {
    const date = `2025-12-0${day}`;
    expect(formatShortDate(date)).toBe(austrian.format(new Date(date)));
  }
});

test('formats an instant as date and time in Vienna', () => {
  expect(formatDateTime(new Date('2025-07-05T13:00:00Z'))).toBe('Samstag, 5. Juli 2025, 15:00 Uhr');
  expect(formatDateTime(new Date('2025-10-25T22:05:59Z'))).toBe(
    'Sonntag, 26. Oktober 2025, 00:05 Uhr',
  );
  expect(formatShortDateTime(new Date('2025-10-25T22:05:59Z'))).toBe('So., 26.10.2025, 00:05 Uhr');
  expect(formatShortDay(new Date('2025-10-25T22:05:59Z'))).toBe('So., 26.10.2025');
});

test('formatted dates contain only ordinary spaces', () => {
  const start = new Date('2025-07-05T13:00:00Z');
  const all = formatDateTime(start) + formatShortDate('2025-07-05') + formatDate('2025-07-05');
  expect(all.match(/[^\p{L}\d.,:]/gu)?.every((sign) => sign === ' ')).toBe(true);
});

test('the time zone of the process does not change the result', async () => {
  for (const [zone, hour] of [
    ['UTC', 13],
    ['Pacific/Kiritimati', 3],
    ['America/Los_Angeles', 6],
    ['Europe/Vienna', 15],
  ] as const) {
    process.env.TZ = zone;
    vi.resetModules();
    const fresh: typeof vienna = await import('./vienna.ts');
    const start = fresh.viennaInstant('2025-07-05', '15:00');
    expect(start.getHours(), `${zone} is not in force`).toBe(hour);
    expect(start.toISOString()).toBe('2025-07-05T13:00:00.000Z');
    expect(fresh.viennaInstant('2025-03-30', '02:30').toISOString()).toBe(
      '2025-03-30T01:30:00.000Z',
    );
    expect(fresh.viennaInstant('2025-10-26', '02:30').toISOString()).toBe(
      '2025-10-26T00:30:00.000Z',
    );
    expect(fresh.viennaDate(new Date('2025-07-05T22:30:00Z'))).toBe('2025-07-06');
    expect(fresh.formatDateTime(start)).toBe('Samstag, 5. Juli 2025, 15:00 Uhr');
    expect(fresh.formatShortDate('2025-07-05')).toBe('Sa., 05.07.2025');
    expect(fresh.formatWeekdayDate('2025-03-01')).toBe('Samstag, 1. März 2025');
    expect(fresh.formatWeekdayDate('2025-01-31')).toBe('Freitag, 31. Jänner 2025');
  }
});

const minute = fc
  .integer({
    min: Date.parse('1950-01-01T00:00Z') / 60_000,
    max: Date.parse('2100-01-01T00:00Z') / 60_000,
  })
  .map((minutes) => new Date(minutes * 60_000));
const nearChange = fc
  .tuple(
    fc.constantFrom('2025-03-30T01:00Z', '2025-10-26T01:00Z'),
    fc.integer({ min: -180, max: 180 }),
  )
  .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000));

test('converts date and time back to their instant, or to the first repeated hour', () => {
  fc.assert(
    fc.property(fc.oneof(minute, nearChange), (start) => {
      const date = viennaDate(start);
      const time = viennaTime(start);
      const back = viennaInstant(date, time);
      expect([0, 3_600_000]).toContain(start.getTime() - back.getTime());
      expect([viennaDate(back), viennaTime(back)]).toEqual([date, time]);
    }),
    { numRuns: 2_000 },
  );
});

test('writes a month with its Austrian name', () => {
  expect(vienna.formatMonth('2025-01')).toBe('Jänner 2025');
  expect(vienna.formatMonth('2025-12')).toBe('Dezember 2025');
});
