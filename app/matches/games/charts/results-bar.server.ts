import { percent } from '#platform/ui/charts/percent.server.ts';
import type { Outcome } from '../result.ts';
import type { Tally } from '../season-progress.ts';
import { formatOutcomes } from '../season-progress.ts';

export type ResultsBarChart = NonNullable<ReturnType<typeof drawResultsBar>>;

const order = ['win', 'draw', 'loss'] as const satisfies Outcome[];
/** The smallest share, in percent of the whole width, that has room for its number. */
const narrowest = 9;

export function drawResultsBar(tally: Tally) {
  const all = order.reduce((sum, outcome) => sum + tally[outcome], 0);
  if (all === 0) return undefined;
  let end = 0;
  const parts = order.flatMap((outcome) => {
    const count = tally[outcome];
    const from = end;
    end += (100 * count) / all;
    if (count === 0) return [];
    return [
      {
        outcome,
        count,
        x: percent(from),
        width: percent(end - from),
        middle: percent((from + end) / 2),
        hasNumber: end - from >= narrowest,
      },
    ];
  });
  return { tally, parts, said: formatOutcomes(tally) };
}
