import chart from '#platform/ui/charts/chart.module.css';
import styles from './table-strip.module.css';
import type { TableStripChart } from './table-strip.server.ts';

interface TableStripProps {
  strip: TableStripChart;
  name: string;
}

export function TableStrip({
  strip: { headline, said, own, others, first, last },
  name,
}: TableStripProps) {
  return (
    <figure className={chart.chart}>
      <figcaption>
        <b className={chart.headline}>{headline}</b>
        {said}
      </figcaption>
      <svg
        role="img"
        aria-label={`${name}: ${headline}, ${said}.`}
        className={`${chart.drawing} ${styles.strip}`}
      >
        <line x2="100%" y1="50%" y2="50%" className={styles.ground} />
        {others.map(({ position, x, said }) => (
          <line key={position} x1={x} x2={x} y1="36%" y2="64%" className={chart.chalk}>
            <title>{said}</title>
          </line>
        ))}
        {first && <Team {...first} x="100%" y="20%" anchor="end" />}
        {last && <Team {...last} y="95%" anchor={last.isRight ? 'end' : 'start'} />}
        <circle cx={own.x} cy="50%" r="17" className={styles.own} />
        <text x={own.x} y="50%" dy="0.36em" className={`${chart.text} ${styles.position}`}>
          {own.position}
        </text>
      </svg>
    </figure>
  );
}

interface TeamProps {
  x: string;
  y: string;
  anchor: 'start' | 'end';
  team: string;
  points: number;
}

function Team({ x, y, anchor, team, points }: TeamProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={`${chart.text} ${styles.team}`}>
      {points} <tspan className={styles.name}>{team}</tspan>
    </text>
  );
}
