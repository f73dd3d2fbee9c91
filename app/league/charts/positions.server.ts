import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { TablePosition } from '#app/seasons/table-positions.ts';
import { percent, placeColumns, rounded } from '#platform/ui/charts/percent.server.ts';
import { formatCount } from '#platform/values/format-count.ts';

export type PositionsChart = NonNullable<ReturnType<typeof drawPositions>>;

const maxSeasons = 10;
const now = 'Aktuell';
const margin = 8;

/**
 * Draws the table positions of each season as a ladder. All ladders have the same scale, so that readers can
 * compare them.
 */
export function drawPositions(places: readonly TablePosition[]) {
  const shown = places.slice(-maxSeasons);
  const last = shown.at(-1);
  if (!last) return undefined;
  const columns = placeColumns(shown.length, 1);
  const lowest = Math.max(2, ...shown.map(({ teams, position }) => Math.max(teams, position)));
  const height = scaleLinear([1, lowest], [margin, 100 - margin]);
  const ladders = shown.map(({ season, position, teams, points }, index) => {
    const { left = 0, middle = 0, width = 0 } = columns[index] ?? {};
    return {
      season: season ?? now,
      position,
      isFinal: season !== undefined,
      points,
      middle: percent(middle),
      y: percent(height(position)),
      from: percent(left + width * 0.2),
      to: percent(left + width * 0.8),
      rungs: Array.from({ length: teams }, (_, place) => percent(height(place + 1))),
      at: [middle, height(position)] as const,
    };
  });
  const draw = line<(typeof ladders)[number]>(
    ({ at }) => rounded(at[0]),
    ({ at }) => rounded(at[1]),
  );
  return {
    length: shown.length <= 3 ? ('few' as const) : ('some' as const),
    headline: `${last.season ?? now}: Platz ${last.position} von ${last.teams}`,
    change: compare(shown.at(-2), last),
    said: shown
      .map(
        ({ season, position, teams, points }) =>
          `${season ?? now}: Platz ${position} von ${teams}, ${formatCount(points, 'Punkt', 'Punkte')}`,
      )
      .join('. '),
    path: ladders.length > 1 ? (draw(ladders) ?? '') : undefined,
    ladders: ladders.map(({ at: _, ...ladder }) => ladder),
  };
}

function compare(
  before: TablePosition | undefined,
  { position }: TablePosition,
): string | undefined {
  if (!before) return undefined;
  const better = before.position - position;
  if (better === 0) return `Derselbe wie ${before.season}`;
  const places = formatCount(Math.abs(better), 'Platz', 'Plätze');
  return `${places} ${better > 0 ? 'besser' : 'schlechter'} als ${before.season}`;
}
