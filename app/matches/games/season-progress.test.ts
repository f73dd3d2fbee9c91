import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameKinds } from './game.ts';
import { highestLoss, highestWin, leagueGames, seasonProgress, tally } from './season-progress.ts';

const goals = fc.option(fc.nat({ max: 30 }));
const games = fc.array(
  fc.record({
    slug: fc.constant(''),
    kind: fc.constantFrom(...gameKinds),
    status: fc.constant(null),
    running: fc.constant(null),
    goalsFor: goals,
    goalsAgainst: goals,
  }),
);
const game = (goalsFor: number | null, goalsAgainst: number | null, kind = 'Meisterschaft') => ({
  slug: '',
  kind,
  status: null,
  running: null,
  goalsFor,
  goalsAgainst,
});

test('seasonProgress counts only league games with a result', () => {
  const course = seasonProgress([
    game(3, 2, 'Freundschaftsspiel'),
    game(1, 0),
    game(1, null),
    game(5, 0, 'Pokal'),
    game(5, 0, 'Turnier'),
    game(2, 2),
    game(null, null),
    game(0, 4),
    game(12, 11),
  ]);
  expect(course.map(({ outcome, points }) => [outcome, points])).toEqual([
    ['win', 3],
    ['draw', 4],
    ['loss', 4],
    ['win', 7],
  ]);
});

test('points never fall, and the total is 3 per win and 1 per draw', () => {
  fc.assert(
    fc.property(games, (season) => {
      const course = seasonProgress(season);
      const steps = course.map(({ points }, index) => points - (course[index - 1]?.points ?? 0));
      for (const step of steps) expect([0, 1, 3]).toContain(step);
      const { win, draw, loss } = tally(course);
      expect(course.at(-1)?.points ?? 0).toBe(3 * win + draw);
      expect(win + draw + loss).toBe(course.length);
      expect(course.length).toBeLessThanOrEqual(leagueGames(season).length);
    }),
  );
});

test('highestWin and highestLoss return the games with the largest goal difference', () => {
  fc.assert(
    fc.property(games, (season) => {
      const course = seasonProgress(season);
      const margins = course.map(({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst);
      const [win, loss] = [highestWin(course), highestLoss(course)];
      expect(win ? win.goalsFor - win.goalsAgainst : 0).toBe(Math.max(0, ...margins));
      expect(loss ? loss.goalsFor - loss.goalsAgainst : 0).toBe(Math.min(0, ...margins));
    }),
  );
});

test('ranks wins with an equal margin by goals, then by the later date', () => {
  const course = seasonProgress([game(3, 0), game(6, 3), game(6, 3), game(2, 1), game(0, 2)]);
  expect(highestWin(course)).toBe(course[2]);
  expect(highestLoss(course)).toBe(course[4]);
  expect(highestLoss(course.slice(0, 4))).toBeUndefined();
});
