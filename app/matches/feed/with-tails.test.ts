import { expect, test } from 'vitest';
import type { Fixture } from './reading/read-feed.server.ts';
import { oddMoments, withTails } from './with-tails.ts';

const clock = { now: new Date('2027-08-01T10:00:00.000Z'), today: '2027-08-01' };

function tailed(more: Partial<Fixture>, rests: string[] = []) {
  const fixture: Fixture = {
    ...{ uid: 'a', date: '2027-04-17', kickoff: '15:00', home: 'Wir', away: 'SV Au' },
    ...{ competition: null, round: null, location: null, isCancelled: false, ...more },
  };
  return withTails(fixture, { rests, isHome: true, clock });
}

test.each([
  [tailed({ ground: 'away', goals: [2, 1] }), { ground: 'away', goals: [1, 2] }],
  [tailed({ goals: [2, 1] }, ['Heimspiel']), { ground: 'home', goals: [2, 1] }],
  [tailed({}, ['Liga, 5. Runde']), { competition: 'Liga', round: '5', remarks: [] }],
  [tailed({ round: '6' }, ['Liga / 5. Runde']), { round: '6' }],
])('fills %j from the words next to the names', (fixture, expected) => {
  expect(fixture).toMatchObject(expected);
});

test.each([
  ['verlegt auf 24.04.2027', undefined, 'postponed', true],
  ['verlegt auf Sa., 24. April', undefined, 'postponed', true],
  ['auf 24.4., 17 Uhr', 'postponed', 'postponed', true],
  ['verlegt auf 17.4.', undefined, undefined, false],
  ['auf 17. April 2027', 'postponed', undefined, false],
  ['verlegt von 10.4.', undefined, undefined, true],
  ['um 16 Uhr', undefined, undefined, true],
  ['15.00 Uhr', undefined, undefined, false],
  ['2. Klasse', undefined, undefined, false],
  ['5:4 n.E.', undefined, undefined, false],
] as const)('reads, for a game on 17 April at 15:00, "%s" (%s) as %s', (words, state, after, isOdd) => {
  const fixture = tailed({ remarks: [words], ...(state && { state }) });
  expect([fixture.state, oddMoments(fixture)]).toEqual([after, isOdd ? [words] : []]);
});
