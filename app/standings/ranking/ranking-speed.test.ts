import { expect, test } from 'vitest';
import { game, leagueOf } from './league-games.ts';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import { ranksByRound } from './views.ts';

const ids = Array.from({ length: 20 }, (_, index) => `T${index}`);
/** All equal in everything, which is the most that the rules can have to do. */
const league = leagueOf(
  ids.flatMap((home, h) =>
    ids.flatMap((away, a) => (h === a ? [] : [game(`${home} 1:1 ${away}`, (h + a) % 38)])),
  ),
);

/** The best of some runs: shared processors are slow at times. */
function milliseconds(run: () => unknown) {
  const runs = Array.from({ length: 20 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

test('a season of twenty teams is ranked within some milliseconds', () => {
  expect(milliseconds(() => rank(league, presets.oefb))).toBeLessThan(5);
});

test('the positions after each of its rounds are told within 50 milliseconds', () => {
  expect(milliseconds(() => ranksByRound(league, presets.oefb))).toBeLessThan(50);
});
