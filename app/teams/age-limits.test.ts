import { expect, test } from 'vitest';
import { ageOfName, ageWarning } from './age-limits.ts';

test.each([
  ['U12', 12],
  ['u 14', 14],
  ['Nachwuchs U-10', 10],
  ['SPG U.8 Rosental', 8],
  ['U15 Mädchen', 15],
  ['U99', undefined],
  ['SU12', undefined],
  ['Reserve', undefined],
])('a team called %s has the age limit %s', (name, age) => {
  expect(ageOfName(name)).toBe(age);
});

test.each([
  ['U12', 12],
  ['Frauen', null],
  ['Oldies', null],
  ['Nachwuchs', 13],
])('shows no warning for a team called %s with the age limit %s', (name, ageLimit) => {
  expect(ageWarning({ name, ageLimit })).toEqual([]);
});

test('warns if a team of children has no age limit or another limit than its name', () => {
  const adults =
    /^Ohne Altersgrenze gilt (U12|Bambini) als Mannschaft von Erwachsenen: Die Website zeigt Namen/;
  for (const name of ['U12', 'Bambini'])
    expect(ageWarning({ name, ageLimit: null })).toEqual([expect.stringMatching(adults)]);
  expect(ageWarning({ name: 'U12', ageLimit: 14 })).toEqual([
    'Die Mannschaft heißt U12, ihre Altersgrenze ist 14.',
  ]);
});
