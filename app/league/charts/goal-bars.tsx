import chart from '#platform/ui/charts/chart.module.css';
import styles from './goal-bars.module.css';
import type { SeasonProgressChart } from './season-progress.server.ts';

interface GoalBarsProps {
  course: SeasonProgressChart;
  name: string;
}

export function GoalBars({ course, name }: GoalBarsProps) {
  const { bars, axis, games, notes, goalsSaid } = course;
  return (
    <svg
      role="img"
      aria-label={`${name}: ${goalsSaid}.`}
      className={`${chart.drawing} ${styles.bars} ${styles[course.density]}`}
    >
      {notes.win && <Leader {...notes.win} from="7.5%" />}
      {notes.loss && <Leader {...notes.loss} from="92.5%" />}
      <g className={chart.drawn}>
        {bars.map(({ x, middle, width, scored, conceded }, index) => {
          const { slug, date, score, opponent } = games[index] ?? {};
          return (
            <g key={slug}>
              <title>{`${date}: ${score} gegen ${opponent}`}</title>
              <rect
                x={x}
                width={width}
                y={scored.y}
                height={scored.height}
                className={styles.scored}
              />
              <rect
                x={x}
                width={width}
                y={conceded.y}
                height={conceded.height}
                className={styles.conceded}
              />
              <text x={middle} y={scored.end} dy="-0.35em" className={numberStyle}>
                {scored.goals}
              </text>
              <text x={middle} y={conceded.end} dy="1.05em" className={numberStyle}>
                {conceded.goals}
              </text>
            </g>
          );
        })}
      </g>
      <line x2="100%" y1={axis} y2={axis} className={chart.chalk} />
      {notes.win && <Note {...notes.win} y="0%" dy="0.8em" />}
      {notes.loss && <Note {...notes.loss} y="100%" dy="-0.1em" />}
    </svg>
  );
}

const numberStyle = `${chart.text} ${chart.middle} ${styles.number}`;

function Leader({ x, from, to }: { x: string; from: string; to: string }) {
  return <line x1={x} x2={x} y1={from} y2={to} className={styles.leader} />;
}

interface NoteProps {
  x: string;
  y: string;
  dy: string;
  anchor: 'start' | 'middle' | 'end';
  score: string;
  opponent: string;
}

function Note({ x, y, dy, anchor, score, opponent }: NoteProps) {
  return (
    <text x={x} y={y} dy={dy} textAnchor={anchor} className={`${chart.text} ${styles.note}`}>
      {score} <tspan className={styles.opponent}>{opponent}</tspan>
    </text>
  );
}
