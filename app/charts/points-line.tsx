import chart from './chart.module.css';
import { OutcomeMark } from './outcome-mark.tsx';
import styles from './points-line.module.css';
import type { SeasonCourseChart } from './season-course.server.ts';

interface PointsLineProps {
  course: SeasonCourseChart;
  /** What the drawing is. */
  name: string;
}

/** The club's points as a stand of steps: a strip of the mown pitch and a mark for each game. */
export function PointsLine({ course, name }: PointsLineProps) {
  const { headline, pointsSaid, ticks, strips, path, marks, months, games } = course;
  const end = marks.at(-1);
  return (
    <svg role="img" aria-label={name} className={`${chart.drawing} ${styles.points}`}>
      <desc>{`${headline}: ${pointsSaid}.`}</desc>
      {ticks.map(({ y, points }) => (
        <g key={points}>
          <line x2="100%" y1={y} y2={y} className={chart.hairline} />
          <text y={y} dy="-0.35em" className={`${chart.text} ${chart.muted}`}>
            {points}
          </text>
        </g>
      ))}
      {months.map(({ x, name }) => (
        <text key={x} x={x} y="100%" dy="1.35em" className={`${chart.text} ${chart.muted}`}>
          {name}
        </text>
      ))}
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
        {end && (
          <text
            x={end.x}
            y={end.y}
            dy="-0.55em"
            className={`${chart.text} ${chart.large} ${chart.middle}`}
          >
            {games.at(-1)?.points}
          </text>
        )}
      </g>
      <line x2="100%" y1="100%" y2="100%" className={chart.chalk} />
    </svg>
  );
}
