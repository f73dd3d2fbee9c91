import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { Column } from '#platform/ui/charts/columns.server.ts';
import { type Percent, percent, rounded } from '#platform/ui/charts/percent.server.ts';

export interface PointsLine {
  /** One for each game: where its mark stands. */
  marks: { x: Percent; y: Percent }[];
  /** One for each game: the strip of grass below its part of the line. */
  strips: { x: Percent; y: Percent; width: Percent; height: Percent }[];
  /** In a drawing of 100 × 100; undefined where one game makes no line. */
  path: string | undefined;
  /** Where the number of all points stands: above the last mark, or at the edge beside it. */
  endX: Percent;
  /** Lines to read the height by. */
  ticks: { y: Percent; points: number }[];
}

/** Of the height, for the number above the last mark. */
const top = 12;

/**
 * The points after each game as steps: a game owns its column, and its mark stands in the middle of
 * the step that it made.
 * @param points after each game; a deduction lets them fall
 * @param columns one for each of the games
 */
export function drawPoints(points: readonly number[], columns: readonly Column[]): PointsLine {
  const height = scaleLinear([Math.min(0, ...points), Math.max(3, ...points)], [100, top]);
  const places = points.flatMap((sum, index) => {
    const column = columns[index];
    return column ? [{ sum, y: height(sum), ...column }] : [];
  });
  const last = places.at(-1)?.middle ?? 0;
  return {
    marks: places.map(({ middle, y }) => ({ x: percent(middle), y: percent(y) })),
    strips: places.map(({ left, width, y }, index) => ({
      x: percent(left),
      y: percent(y),
      width: percent((places[index + 1]?.left ?? left + width) - left),
      height: percent(100 - y),
    })),
    endX: percent(last > 94 ? 100 : last),
    path: places.length > 1 ? pathOver(places) : undefined,
    ticks: height
      .ticks(3)
      // What is as low as the first mark would stand behind it.
      .filter((tick) => points.length > 1 && tick > 3 && Number.isInteger(tick))
      .map((tick) => ({ y: percent(height(tick)), points: tick })),
  };
}

function pathOver(places: readonly { left: number; width: number; y: number }[]): string {
  const draw = line<{ left: number; y: number }>(
    ({ left }) => rounded(left),
    ({ y }) => rounded(y),
  ).curve(curveStepAfter);
  const end = places.slice(-1).map(({ left, width, y }) => ({ left: left + width, y }));
  return draw([...places, ...end]) ?? '';
}
