import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { percent, placeColumns, rounded } from '#platform/ui/charts/percent.server.ts';

export type PositionProgressChart = NonNullable<ReturnType<typeof drawPlaces>>;

const margin = 8;

/**
 * Undefined until two rounds are played.
 * @param places the place of the club after each round
 */
export function drawPlaces(rounds: readonly number[], places: readonly number[], teams: number) {
  const last = places.at(-1);
  if (last === undefined || places.length < 2) return undefined;
  const columns = placeColumns(places.length, 6);
  const height = scaleLinear([1, Math.max(2, teams)], [margin, 100 - margin]);
  const marks = places.map((place, index) => ({
    round: rounds[index] ?? 0,
    place,
    at: [columns[index]?.middle ?? 0, height(place)] as const,
  }));
  const draw = line<(typeof marks)[number]>(
    ({ at }) => rounded(at[0]),
    ({ at }) => rounded(at[1]),
  );
  const best = Math.min(...places);
  return {
    headline: `Nach ${rounds.length} Runden Platz ${last} von ${teams}`,
    detail: best < last ? `Schon einmal auf Platz ${best}` : undefined,
    said: marks.map(({ round, place }) => `Runde ${round}: Platz ${place}`).join(', '),
    path: draw(marks) ?? '',
    rungs: Array.from({ length: teams }, (_, place) => percent(height(place + 1))),
    isDense: places.length > 12,
    marks: marks.map(({ round, place, at }) => ({
      ...{ round, place, x: percent(at[0]), y: percent(at[1]) },
    })),
  };
}
