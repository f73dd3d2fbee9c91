import chart from '#platform/ui/charts/chart.module.css';
import styles from './career.module.css';
import type { CareerChart } from './career.server.ts';

interface CareerProps {
  career: CareerChart;
  name: string;
}

export function Career({ career: { panels, length }, name }: CareerProps) {
  if (panels.length === 0) return null;
  return (
    <div className={`${styles.panels} ${styles[length]}`}>
      {panels.map(({ key, total, title, said, bars }) => (
        <figure key={key} className={chart.chart}>
          <figcaption className={styles.title}>
            <b className={styles.total}>{total}</b> {title}
          </figcaption>
          <svg
            role="img"
            aria-label={`${title} von ${name} nach Saison: ${said}.`}
            className={`${chart.drawing} ${styles.bars}`}
          >
            <g className={chart.drawn}>
              {bars.map(({ x, middle, y, width, height, count, season }) => (
                <g key={x}>
                  <rect x={x} y={y} width={width} height={height} className={styles.bar} />
                  <text
                    x={middle}
                    y={y}
                    dy="-0.4em"
                    className={`${chart.text} ${chart.middle} ${count === 0 ? chart.muted : ''}`}
                  >
                    {count}
                  </text>
                  <text x={middle} y="100%" dy="1.45em" className={label}>
                    {season}
                  </text>
                </g>
              ))}
            </g>
            <line x2="100%" y1="100%" y2="100%" className={chart.chalk} />
          </svg>
        </figure>
      ))}
    </div>
  );
}

const label = `${chart.text} ${chart.muted} ${chart.middle}`;
