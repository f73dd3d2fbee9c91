import { countedOutcomes } from '../domain/counted.ts';
import type { Outcome } from '../domain/result.ts';
import type { Tally } from '../domain/season-course.ts';
import { percent } from './percent.server.ts';

/** Wins, draws and losses as one bar. */
export type ResultsBarChart = NonNullable<ReturnType<typeof drawResultsBar>>;

const order = ['win', 'draw', 'loss'] as const satisfies Outcome[];
/** Of the bar; a narrower part has no room for its number. */
const narrowest = 9;
/** Of the bar, at both ends of a part. */
const gap = 0.3;

/** Stacks a tally over the whole width; undefined without a game. What is 0 takes no part. */
export function drawResultsBar(tally: Tally) {
  const all = order.reduce((sum, outcome) => sum + tally[outcome], 0);
  if (all === 0) return undefined;
  let end = 0;
  const parts = order.flatMap((outcome) => {
    const count = tally[outcome];
    const from = end;
    end += (100 * count) / all;
    if (count === 0) return [];
    const space = end - from > 4 * gap ? gap : 0;
    return [
      {
        outcome,
        count,
        x: percent(from + space),
        width: percent(end - from - 2 * space),
        middle: percent((from + end) / 2),
        hasNumber: end - from >= narrowest,
      },
    ];
  });
  return { tally, parts, said: countedOutcomes(tally) };
}
