import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import { notesOn, parse, settings } from '#test/sample-trees.ts';

const sponsorOf = (fields: object) => ({ sponsors: { a: { name: 'Bar', ...fields } } });
const read = (fields: object) => parse(sponsorOf(fields)).snapshot.sponsor[0];

test('imports an old sponsor without level and dates, and adds no note', () => {
  expect(notesOn(sponsorOf({}))).toEqual([]);
  expect(read({})).toMatchObject({ level: 'Sponsor', shownFrom: null, shownUntil: null });
});

test('exports level and term and imports them unchanged', () => {
  const fields = { level: 'Gönner', from: '2025-07-01', until: '2026-06-30' };
  expect(notesOn(sponsorOf(fields))).toEqual([]);
  const { snapshot } = parse(sponsorOf(fields));
  expect(snapshot.sponsor[0]).toMatchObject({
    ...{ level: 'Gönner', shownFrom: '2025-07-01', shownUntil: '2026-06-30' },
  });
  expect(JSON.parse(formatTree(snapshot as never, kinds, settings)).sponsors.a).toEqual({
    name: 'Bar',
    ...fields,
  });
});

test.each([
  [
    { level: 'hauptsponsor' },
    'level: "hauptsponsor" als „Hauptsponsor“ gelesen',
    { level: 'Hauptsponsor' },
  ],
  [{ level: 'Mäzen' }, 'level: "Mäzen" ist unbekannt, „Sponsor“ eingesetzt', { level: 'Sponsor' }],
  [{ from: 'bald' }, 'from: "bald" ist kein Datum, weggelassen', { shownFrom: null }],
  [
    { from: '2025-07-02', until: '2025-07-01' },
    'until: liegt vor from, weggelassen',
    { shownFrom: '2025-07-02', shownUntil: null },
  ],
])('repairs %j and adds one note', (fields, text, row) => {
  expect(notesOn(sponsorOf(fields))).toEqual([`sponsors/a/${text}`]);
  expect(read(fields)).toMatchObject(row);
});
