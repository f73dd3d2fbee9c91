import { expect, test } from 'vitest';
import { parse } from '#test/sample-trees.ts';

function read(fields: Record<string, unknown>) {
  const whole = { season: '2026', name: 'Liga', kind: 'Meisterschaft', ranking: 'own' };
  const { snapshot, notes } = parse({ competitions: { a: { ...whole, ...fields } } });
  return {
    competition: snapshot.competition[0],
    criteria: snapshot.rankingCriterion.map(({ criterion }) => criterion),
    notes: notes.map(({ path, text }) => `${path}: ${text}`),
  };
}

test('imports each valid ranking criterion once', () => {
  const { competition, criteria, notes } = read({
    criteria: ['goals', 'points', 'goals', 7, 'wins'],
    smallTable: 'At Once',
  });
  expect([competition?.ranking, competition?.smallTable, criteria]).toEqual([
    ...['own', 'at once'],
    ['goals', 'wins'],
  ]);
  expect(notes).toEqual([
    'competitions/a/criteria/1: "points" ist kein Kriterium, übersprungen',
    'competitions/a/criteria/2: "goals" steht zweimal da, übersprungen',
    'competitions/a/criteria/3: 7 ist kein Kriterium, übersprungen',
    'competitions/a/smallTable: "At Once" als „at once“ gelesen',
  ]);
});

test('skips the last day of a phase that is before its first day', () => {
  const { competition, notes } = read({
    ...{ ranking: 'oefb', phase: 'Frühjahr', firstDay: '2026-04-01', lastDay: '2026-03-31' },
  });
  expect([competition?.phase, competition?.firstDay, competition?.lastDay]).toEqual([
    ...['Frühjahr', '2026-04-01', null],
  ]);
  expect(notes).toEqual(['competitions/a/lastDay: liegt vor firstDay, weggelassen']);
});

test('imports a custom ranking without a criterion as the ÖFB ranking', () => {
  const { competition, notes } = read({ criteria: ['x'] });
  expect(competition?.ranking).toBe('oefb');
  expect(notes).toContain('competitions/a/criteria: fehlt, Reihung „oefb“ eingesetzt');
});
