import { expect, test } from 'vitest';
import { notesOn, parse } from '#test/sample-trees.ts';
import { writeDate } from './game-details.server.ts';

const whole = { date: '2025-03-15', opponent: 'SC Berg', art: 'Pokal' };
const onGame = (fields: object) => notesOn({ games: { g: { ...whole, ...fields } } });
const game = (fields: object) => parse({ games: { g: { ...whole, ...fields } } }).snapshot.game[0];

test.each([
  ['2025-03-15', '2025-03-15', null],
  ['2025-03-15T14:00:00.000Z', '2025-03-15', '15:00'],
  ['2025-07-05T14:00:00Z', '2025-07-05', '16:00'],
  ['2025-07-05T14:00:00+02:00', '2025-07-05', '14:00'],
  ['2025-07-05T14:00', '2025-07-05', '14:00'],
  ['2025-07-05T14:00:30', '2025-07-05', '14:00'],
  ['2025-07-05T23:30:00Z', '2025-07-06', '01:30'],
  ['2025-07-05T00:00:00.000Z', '2025-07-05', null],
  ['2025-07-04T22:00:00.000Z', '2025-07-05', null],
  ['2025-03-14T23:00:00.000Z', '2025-03-15', null],
  ['2025-07-05T00:00', '2025-07-05', null],
  ['2025-03-30T02:30', '2025-03-30', '03:30'],
])('the import reads the date %s as the day %s with kick-off %s', (date, day, kickoff) => {
  expect(onGame({ date })).toEqual([]);
  expect(game({ date })).toMatchObject({ date: day, kickoff });
});

test('the import skips a game whose date is an object', () => {
  expect(onGame({ date: { seconds: 1 } })).toEqual([
    'games/g/date: Ein Objekt ist kein Datum, Spiel übersprungen',
  ]);
});

test.each([
  ['15.3.2025', '2025-03-15', null, '2025-03-15'],
  ['15.03.2025, 18:30 Uhr', '2025-03-15', '18:30', '2025-03-15, 18:30 Uhr,'],
  ['2025-03-15 18:30', '2025-03-15', '18:30', '2025-03-15, 18:30 Uhr,'],
  ['2025-3-5', '2025-03-05', null, '2025-03-05'],
  ['15.3.2025, 18:30:00', '2025-03-15', '18:30', '2025-03-15, 18:30 Uhr,'],
  [
    'Sat Nov 14 2026 15:00:00 GMT+0100 (MEZ)',
    ...(['2026-11-14', '15:00', '2026-11-14, 15:00 Uhr,'] as const),
  ],
  ['Sat Nov 14 2026 14:00:00 GMT+0000', '2026-11-14', '15:00', '2026-11-14, 15:00 Uhr,'],
  ['Sat Nov 14 2026 00:00:00 GMT+0100', '2026-11-14', null, '2026-11-14'],
  ['Sat Nov 14 2026', '2026-11-14', null, '2026-11-14'],
  ['Sat, 14 Nov 2026 14:00:00 GMT', '2026-11-14', '15:00', '2026-11-14, 15:00 Uhr,'],
  ['1794664800000', '2026-11-14', '15:00', '2026-11-14, 15:00 Uhr,'],
])('the import reads the date %s and adds a note', (date, day, kickoff, spoken) => {
  expect(onGame({ date })).toEqual([`games/g/date: "${date}" als ${spoken} gelesen`]);
  expect(game({ date })).toMatchObject({ date: day, kickoff });
});

test.each([
  [1_794_664_800_000, '15:00'],
  [1_794_664_800, '15:00'],
  [1_794_610_800_000, null],
  [20261114, null],
])('the import reads the number %s as the fourteenth of November, with kick-off %s', (date, kickoff) => {
  expect(onGame({ date })).toHaveLength(1);
  expect(onGame({ date })[0]).toContain(`games/g/date: ${date} als 2026-11-14`);
  expect(game({ date })).toMatchObject({ date: '2026-11-14', kickoff });
});

test('the import reads a date and time with the name of a time zone', () => {
  const date = '2026-11-14T15:00:00+01:00[Europe/Vienna]';
  expect([onGame({ date }), game({ date })?.kickoff]).toEqual([[], '15:00']);
});

test.each([
  46_340, 2026, 9e15, -1e13,
])('the import skips a game with the number %s as its date', (date) => {
  expect(onGame({ date })).toEqual([`games/g/date: ${date} ist kein Datum, Spiel übersprungen`]);
});

test.each([
  '2025-02-31',
  'Sat Feb 31 2026',
  'Sat Foo 14 2026',
  '2025-13-01',
  '31.02.2025',
  '2025-03-15T25:00',
  'bald',
  '0001-01-01',
  '9999-01-01',
])('the import skips a game on the invalid date %s', (date) => {
  expect(onGame({ date, foo: 1 })).toEqual([
    `games/g/date: "${date}" ist kein Datum, Spiel übersprungen`,
  ]);
  expect(game({ date })).toBeUndefined();
});

test('the import skips a game without a date or an opponent', () => {
  expect(onGame({ date: undefined })).toEqual(['games/g/date: fehlt, Spiel übersprungen']);
  expect(onGame({ opponent: '' })).toEqual(['games/g/opponent: fehlt, Spiel übersprungen']);
  expect(game({ opponent: '' })).toBeUndefined();
});

test('the import stores missing goals as unknown', () => {
  const goals = { dynamoTore: '', gegnerTore: null, dynamoToreHalbzeit: 0 };
  expect(onGame(goals)).toEqual([]);
  expect(game(goals)).toMatchObject({
    ...{ goalsFor: null, goalsAgainst: null, halfTimeFor: 0, halfTimeAgainst: null },
  });
});

test.each([
  [{ dynamoTore: '3' }, 'dynamoTore: "3" als Zahl gelesen', { goalsFor: 3 }],
  [{ dynamoTore: '-' }, 'dynamoTore: "-" ist keine Zahl, weggelassen', { goalsFor: null }],
  [
    { art: 'meisterschaft' },
    'art: "meisterschaft" als „Meisterschaft“ gelesen',
    { kind: 'Meisterschaft' },
  ],
  [
    { art: 'Testspiel' },
    'art: "Testspiel" als „Freundschaftsspiel“ gelesen',
    { kind: 'Freundschaftsspiel' },
  ],
  [{ art: 'Hallenturnier' }, 'art: "Hallenturnier" als „Turnier“ gelesen', { kind: 'Turnier' }],
  [
    { art: 'Training' },
    'art: "Training" ist unbekannt, „Meisterschaft“ eingesetzt',
    { kind: 'Meisterschaft' },
  ],
])('the import repairs %j and adds one note', (fields, text, row) => {
  expect(onGame(fields)).toEqual([`games/g/${text}`]);
  expect(game(fields)).toMatchObject(row);
});

test('imports the default crest as no crest', () => {
  expect(game({ wappen: '/images/ohne wappen.png' })).toMatchObject({ crest: null });
});

test('the earliest game without a stored address gets the short address in any file order', () => {
  const { snapshot } = parse({
    games: {
      c: { ...whole, date: '2025-09-01' },
      b: { ...whole, date: '2025-03-15', slug: 'alt' },
      a: { ...whole, date: '2025-05-01' },
    },
  });
  expect(Object.fromEntries(snapshot.game.map(({ id, slug }) => [id, slug]))).toEqual({
    a: 'sv-muster-vs-sc-berg',
    b: 'alt',
    c: 'sv-muster-vs-sc-berg-2025-09-01',
  });
});

test.each([
  ['2025-03-15', null, '2025-03-15'],
  ['2025-03-15', '15:00', '2025-03-15T14:00:00.000Z'],
  ['2025-07-05', '15:00', '2025-07-05T13:00:00.000Z'],
  ['2025-03-15', '01:00', '2025-03-15T01:00'],
  ['2025-07-05', '02:00', '2025-07-05T02:00'],
])('writeDate writes %s with kick-off %s as %s, and the import reads this text correctly', (date, kickoff, text) => {
  expect(writeDate({ date, kickoff })).toBe(text);
  expect(game({ date: text })).toMatchObject({ date, kickoff });
});
