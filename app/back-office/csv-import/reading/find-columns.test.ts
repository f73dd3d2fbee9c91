import { expect, test } from 'vitest';
import { askColumns, createCellReader, findColumns, foldName } from './find-columns.ts';

const columns = { born: ['Geburtsjahr', 'geb'], ground: ['H/A'], street: ['Straße'] } as const;

test('finds a column by each of its names, in any spelling', () => {
  const { at, unknown } = findColumns(['GEB.', ' h / a', 'strasse', 'Schuhgröße', ''], columns);
  expect([...at]).toEqual([
    ['born', 0],
    ['ground', 1],
    ['street', 2],
  ]);
  expect(unknown).toEqual(['Schuhgröße']);
});

test('uses the first of two columns for one field and reports the other', () => {
  const found = findColumns<keyof typeof columns>(['geb', 'Geburtsjahr'], columns);
  expect(found.unknown).toEqual(['Geburtsjahr']);
  const cell = createCellReader(found, ['1999', '2000']);
  expect([cell('born'), cell('street')]).toEqual(['1999', '']);
});

test('treats names like constructor and __proto__ as unknown columns', () => {
  const { at, unknown } = findColumns(['constructor', '__proto__', 'toString'], columns);
  expect([at.size, unknown.length]).toEqual([0, 3]);
  expect(foldName('Äußerst Ñandú-1b')).toBe('ausserstnandu1b');
});

const list = {
  columns: ['Datum', 'Spieldatum', 'Name', 'Uhrzeit'],
  rows: [{ cells: ['1', '2', 'Anna', '15:00'] }, { cells: ['1', '3', 'Bea', '16:00'] }],
};
const ofGames = { date: ['Datum', 'Spieldatum'], name: ['Name'], hour: ['Uhrzeit'] } as const;
const ask = (answers: Record<string, string>, table = list, fits = () => true) =>
  askColumns<keyof typeof ofGames>(table, ofGames, new Map(Object.entries(answers)), fits);

test('asks about two columns with different values, and remembers the answer', () => {
  const { questions } = ask({});
  expect(questions).toEqual([
    {
      ...{ name: 'spalte-date', label: 'Welche Spalte ist „Datum“?', answer: undefined },
      options: [
        { value: '0 Datum', label: 'Datum (1)' },
        { value: '1 Spieldatum', label: 'Spieldatum (2)' },
      ],
    },
  ]);
  const answered = ask({ 'spalte-date': '1 Spieldatum' });
  expect(answered.found.at.get('date')).toBe(1);
  expect(answered.found.unknown).toEqual(['Datum']);
  const [kept] = answered.questions.map((question) => question.kept);
  expect(ask({ [kept?.heads ?? '']: kept?.chosen ?? '' }).found.at.get('date')).toBe(1);
  // An answer for another list, where the column has another position.
  expect(ask({ 'spalte-date': '4 Spieldatum' }).questions[0]?.answer).toBeUndefined();
});

test('offers no empty column as a choice', () => {
  const rows = list.rows.map(({ cells }) => ({ cells: cells.with(0, '') }));
  const { found, questions } = ask({}, { ...list, rows });
  expect([found.at.get('date'), questions]).toEqual([1, []]);
});
