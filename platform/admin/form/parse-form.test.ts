import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  count,
  optionalLines,
  optionalNumber,
  requiredNumber,
  text,
  tick,
} from './field-schemas.ts';
import { parseForm, readWhole } from './parse-form.ts';

const schema = z.object({
  games: count(),
  spectators: optionalNumber(0, 999_999),
  age: requiredNumber(0, 9999, 'Bitte eingeben.'),
  ticked: tick(),
});

function parse(entries: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return parseForm(form, schema);
}

test('every number field reads a thousand with a dot, a space or an apostrophe', () => {
  const written = { games: '1.000', spectators: '2 000', age: '1’250', ticked: 'on' };
  expect(parse(written)).toMatchObject({
    status: 'success',
    value: { games: 1000, spectators: 2000, age: 1250, ticked: true },
  });
  expect(parse({ games: '', age: '7' })).toMatchObject({
    value: { games: 0, spectators: null, age: 7, ticked: false },
  });
});

test.each(['1,000', '1.5', '1,5', '1e3', '0x10', '?', ' '])('%j is refused', (written) => {
  expect(parse({ games: written, age: '7' })).toMatchObject({
    error: { games: ['Bitte gib eine ganze Zahl von 0 bis 9999 ein.'] },
  });
});

test('a required field shows its error if the value is missing', () => {
  expect(parse({})).toMatchObject({ error: { age: ['Bitte eingeben.'] } });
});

test.each([
  '',
  '  ',
  '\r\n',
])('reads %j as empty and shows a German error if a text is required', (typed) => {
  const form = new FormData();
  form.append('needed', typed);
  form.append('free', typed);
  form.append('orNull', typed);
  const texts = { free: text(20), orNull: optionalLines() };
  expect(
    parseForm(form, z.object({ ...texts, needed: text(20, 'Bitte schreiben.') })),
  ).toMatchObject({
    error: { needed: ['Bitte schreiben.'] },
  });
  expect(parseForm(form, z.object(texts))).toMatchObject({ value: { free: '', orNull: null } });
});

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['-3', -3],
  ['+3', 3],
  ['1.000', 1000],
  ['2 000', 2000],
  ['2\u00A0000', 2000],
  ['2\u202F000', 2000],
  ['1’250', 1250],
  ["1'250", 1250],
  ['-1.000', -1000],
  ['1.234.567', 1_234_567],
  ['1.250,00', 1250],
  ['12,0', 12],
])('reads %j as the number %d', (text, number) => {
  expect(readWhole(text)).toBe(number);
});

test.each([
  '',
  ' ',
  '1,000',
  '1.5',
  '1,5',
  '1.00',
  ',0',
  '1.0000',
  '1000.000',
  '1.000 000',
  '1e3',
  '0x10',
  '?',
])('returns NaN for %j, which is not a whole number', (text) => {
  expect(readWhole(text)).toBeNaN();
});
