import { scaleLinear } from 'd3-scale';
import { type Column, type Percent, percent } from '#platform/ui/charts/percent.server.ts';

interface Goals {
  goalsFor: number;
  goalsAgainst: number;
}

interface Bar {
  y: Percent;
  height: Percent;
  goals: number;
  end: Percent;
  beyond: Percent;
}

export interface GoalBars {
  axis: Percent;
  bars: { x: Percent; middle: Percent; width: Percent; scored: Bar; conceded: Bar }[];
}

const barWidth = 0.62;
/** Free space above and below the bars, in percent of the height, so that numbers and notes have room. */
const margin = 19;
const numberHeight = 9;

export function drawGoals(games: readonly Goals[], columns: readonly Column[]): GoalBars {
  const scored = Math.max(1, ...games.map(({ goalsFor }) => goalsFor));
  const conceded = Math.max(1, ...games.map(({ goalsAgainst }) => goalsAgainst));
  const height = scaleLinear([scored, -conceded], [margin, 100 - margin]);
  const axis = height(0);
  return {
    axis: percent(axis),
    bars: games.flatMap(({ goalsFor, goalsAgainst }, index) => {
      const column = columns[index];
      if (!column) return [];
      const width = column.width * barWidth;
      const [up, down] = [height(goalsFor), height(-goalsAgainst)];
      return [
        {
          x: percent(column.middle - width / 2),
          middle: percent(column.middle),
          width: percent(width),
          scored: {
            y: percent(up),
            height: percent(axis - up),
            goals: goalsFor,
            end: percent(up),
            beyond: percent(up - numberHeight),
          },
          conceded: {
            y: percent(axis),
            height: percent(down - axis),
            goals: goalsAgainst,
            end: percent(down),
            beyond: percent(down + numberHeight),
          },
        },
      ];
    }),
  };
}
