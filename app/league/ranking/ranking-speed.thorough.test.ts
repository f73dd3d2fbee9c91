import { expect, test } from 'vitest';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import { createLeague, game } from './read-published-season.ts';

/**
 * Creates a season in which all teams are equal in every criterion. For such a season, the ranking needs the
 * most time.
 */
function season(teams: number) {
  const ids = Array.from({ length: teams }, (_, index) => `T${index}`);
  return createLeague(
    ids.flatMap((home, h) =>
      ids.flatMap((away, a) => (h === a ? [] : [game(`${home} 1:1 ${away}`, (h + a) % 38)])),
    ),
  );
}

/** Returns the time of the fastest run, because shared processors are sometimes slow. */
function milliseconds(run: () => unknown) {
  const runs = Array.from({ length: 20 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

test('ranking time grows with the number of games and not with its square', () => {
  const [few, many] = [season(20), season(40)];
  const ratio =
    milliseconds(() => rank(many, presets.oefb)) / milliseconds(() => rank(few, presets.oefb));
  // Comparing each game with each other game would take sixteen times as long for four times the games.
  expect(ratio).toBeLessThan(10);
});
