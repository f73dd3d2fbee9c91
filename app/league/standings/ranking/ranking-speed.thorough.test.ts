import { expect, test } from 'vitest';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import { createLeague, game } from './read-published-season.ts';

/** A season of so many teams, all equal in everything: the most that the rules can have to do. */
function season(teams: number) {
  const ids = Array.from({ length: teams }, (_, index) => `T${index}`);
  return createLeague(
    ids.flatMap((home, h) =>
      ids.flatMap((away, a) => (h === a ? [] : [game(`${home} 1:1 ${away}`, (h + a) % 38)])),
    ),
  );
}

/** The best of some runs: shared processors are slow at times. */
function milliseconds(run: () => unknown) {
  const runs = Array.from({ length: 20 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

test('with twice the teams, and four times the games, a table takes no longer than its games do', () => {
  const [few, many] = [season(20), season(40)];
  const ratio =
    milliseconds(() => rank(many, presets.oefb)) / milliseconds(() => rank(few, presets.oefb));
  // Each game compared with each other one would be sixteen times as much.
  expect(ratio).toBeLessThan(10);
});
