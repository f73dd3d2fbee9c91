import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { type Column, type Percent, percent, rounded } from '#platform/ui/charts/percent.server.ts';

export interface PointsLine {
  marks: { x: Percent; y: Percent }[];
  strips: { x: Percent; y: Percent; width: Percent; height: Percent }[];
  /** An SVG path in a drawing of 100 × 100 units. Undefined if there are fewer than two games. */
  path: string | undefined;
  endX: Percent;
  ticks: { y: Percent; points: number }[];
}

/** Free space at the top, in percent of the height, so that the number above the last mark has room. */
const top = 12;

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
      // Leaves out ticks at 3 points or less, because the mark of the first game would hide them.
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
