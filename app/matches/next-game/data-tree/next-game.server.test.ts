import { expect, test } from 'vitest';
import { notesOn, parse } from '#test/sample-trees.ts';

const startsAt = (datetime: unknown) =>
  parse({ 'upcoming-game': { opponent: 'SC Berg', datetime } }).snapshot.nextGame[0]?.startsAt;
const notes = (fields: object) => notesOn({ 'upcoming-game': fields });

test.each([
  ['2025-07-05T13:00:00.000Z', '2025-07-05T13:00:00.000Z'],
  ['2025-07-05T15:00', '2025-07-05T13:00:00.000Z'],
  ['2025-07-05T00:00', '2025-07-04T22:00:00.000Z'],
  ['2025-12-05T15:00', '2025-12-05T14:00:00.000Z'],
])('the import reads the time %s as the instant %s', (datetime, instant) => {
  expect(startsAt(datetime)).toBe(instant);
  expect(notes({ opponent: 'SC Berg', datetime })).toEqual([]);
});

test.each([
  [
    '2025-07-05 15:00',
    '2025-07-05T13:00:00.000Z',
    '"2025-07-05 15:00" als 2025-07-05, 15:00 Uhr, gelesen',
  ],
  ['2025-07-05', '2025-07-04T22:00:00.000Z', 'ohne Uhrzeit, 00:00 Uhr eingesetzt'],
  ['bald', null, '"bald" ist kein Datum, weggelassen'],
])('the import adds a note about the time %s', (datetime, instant, text) => {
  expect(startsAt(datetime)).toBe(instant);
  expect(notes({ opponent: 'SC Berg', datetime })).toEqual([`upcoming-game/datetime: ${text}`]);
});

test('a next game can lack its opponent or its time', () => {
  expect(notes({ opponent: '', datetime: '' })).toEqual([]);
  expect(notes({ datetime: '2025-07-05T15:00' })).toEqual(['upcoming-game/opponent: fehlt']);
  expect(notes({ opponent: 'SC Berg' })).toEqual([]);
});

test('skips an empty next game', () => {
  expect(parse({ 'upcoming-game': {} }).snapshot.nextGame).toEqual([]);
  expect(notes({})).toEqual(['upcoming-game: ohne Inhalt, übersprungen']);
  expect(parse({ 'upcoming-game': null }).snapshot.nextGame).toEqual([]);
});
