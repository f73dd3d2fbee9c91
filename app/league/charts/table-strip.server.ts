import { scaleLinear } from 'd3-scale';
import { percent, shortenLabel } from '#platform/ui/charts/percent.server.ts';
import { formatCount } from '#platform/values/format-count.ts';

interface Row {
  position: number;
  team: string;
  points: number;
}

export type TableStripChart = NonNullable<ReturnType<typeof drawTableStrip>>;

const maxNameLength = 18;

/** @param rows sorted by position @returns undefined if the club is not in the table or is the only team */
export function drawTableStrip(rows: readonly Row[], isOwn: (team: string) => boolean) {
  const own = rows.find(({ team }) => isOwn(team));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!own || !first || !last || rows.length < 2) return undefined;
  const all = rows.map(({ points }) => points);
  const place = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [0, 100]);
  const toFirst = first.points - own.points;
  return {
    headline: `Platz ${own.position} von ${rows.length}`,
    said: `${formatCount(own.points, 'Punkt', 'Punkte')}${toFirst > 0 ? `, ${toFirst} hinter ${first.team}` : ''}`,
    own: { position: own.position, points: own.points, x: percent(place(own.points)) },
    others: rows
      .filter((row) => row !== own)
      .map(({ position, team, points }) => ({
        position,
        x: percent(place(points)),
        said: `${position}. ${team}: ${formatCount(points, 'Punkt', 'Punkte')}`,
      })),
    first: first === own ? undefined : named(first),
    last:
      last === own || last.points === first.points
        ? undefined
        : {
            ...named(last),
            x: percent(place(last.points)),
            isRight: place(last.points) > 50,
          },
  };
}

function named({ team, points }: Row) {
  return { points, team: shortenLabel(team, maxNameLength) };
}
