import { OutcomeMark } from '#app/matches/games/outcome-shapes.tsx';
import chart from '#platform/ui/charts/chart.module.css';
import styles from './points-line.module.css';
import type { SeasonProgressChart } from './season-progress.server.ts';

interface PointsLineProps {
  course: SeasonProgressChart;
  name: string;
}

export function PointsLine({ course, name }: PointsLineProps) {
  const { headline, pointsSaid, ticks, strips, path, marks, months, endX, games } = course;
  return (
    <svg
      role="img"
      aria-label={`${name}: ${headline}, ${pointsSaid}.`}
      className={`${chart.drawing} ${styles.points}`}
    >
      {ticks.map(({ y, points }, index) => (
        <g key={points}>
          <line x2="100%" y1={y} y2={y} className={chart.hairline} />
          <text y={y} dy="-0.35em" className={`${chart.text} ${chart.muted}`}>
            {index === ticks.length - 1 ? `${points} Punkte` : points}
          </text>
        </g>
      ))}
      {months.map(({ x, name, isTight }) => (
        <text
          key={x}
          x={x}
          y="100%"
          dy="1.35em"
          className={`${chart.text} ${chart.muted} ${isTight ? styles.tight : ''}`}
        >
          {name}
        </text>
      ))}
      <line x2="100%" y1="100%" y2="100%" className={chart.chalk} />
      <g className={chart.drawn}>
        {games.map(({ slug, opponent, score, date }, index) => (
          <rect key={slug} {...strips[index]} className={styles.strip}>
            <title>{`${date}: ${score} gegen ${opponent}`}</title>
          </rect>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={chart.layer}
          aria-hidden="true"
        >
          <path d={path} className={styles.path} />
        </svg>
        {games.map(({ slug, outcome }, index) => (
          <OutcomeMark key={slug} of={outcome} {...marks[index]} />
        ))}
        <text
          x={endX}
          y={marks.at(-1)?.y}
          dy="-0.6em"
          textAnchor={endX === '100%' ? 'end' : 'middle'}
          className={`${chart.text} ${chart.large}`}
        >
          {games.at(-1)?.points}
        </text>
      </g>
    </svg>
  );
}
