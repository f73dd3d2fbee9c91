import chart from '#platform/ui/charts/chart.module.css';
import { formatCount } from '#platform/values/format-count.ts';
import styles from './positions.module.css';
import type { PositionsChart } from './positions.server.ts';
import table from './progress-table.module.css';

export function Positions({ positions }: { positions: PositionsChart }) {
  const { length, headline, change, said, path, ladders } = positions;
  return (
    <figure className={`${chart.chart} ${styles.positions} ${styles[length]}`}>
      <figcaption>
        <b className={chart.headline}>{headline}</b>
        {change}
      </figcaption>
      <svg
        role="img"
        aria-label={`Platz in der Tabelle nach Saison: ${said}.`}
        className={`${chart.drawing} ${styles.drawing}`}
      >
        {ladders.map(({ season, from, to, middle, rungs, points }, index) => (
          <g key={season}>
            {index === 0 && (
              <text x={from} y={rungs[0]} dx="-0.5em" dy="0.36em" className={ends}>
                1.
              </text>
            )}
            {rungs.map((y) => (
              <line key={y} x1={from} x2={to} y1={y} y2={y} className={styles.rung} />
            ))}
            <text x={middle} y="100%" dy="1.2em" className={`${chart.text} ${styles.season}`}>
              {season}
            </text>
            <text x={middle} y="100%" dy="3.1em" className={`${chart.text} ${styles.points}`}>
              {formatCount(points, 'Punkt', 'Punkte')}
            </text>
          </g>
        ))}
        <g className={chart.drawn}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className={chart.layer}
            aria-hidden="true"
          >
            <path d={path} className={styles.path} />
          </svg>
          {ladders.map(({ season, middle, y, position, isFinal }) => (
            <g key={season}>
              <circle
                cx={middle}
                cy={y}
                r="17"
                className={isFinal ? styles.final : styles.current}
              />
              <text
                x={middle}
                y={y}
                dy="0.36em"
                className={`${chart.text} ${isFinal ? styles.onFinal : styles.onCurrent}`}
              >
                {position}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <details className={`${table.details} ${styles.numbers}`}>
        <summary>Als Tabelle</summary>
        <table className={table.table}>
          <caption className="visually-hidden">Platz in der Tabelle nach Saison</caption>
          <thead>
            <tr>
              <th scope="col">Saison</th>
              <th scope="col">Platz</th>
              <th scope="col">Punkte</th>
            </tr>
          </thead>
          <tbody>
            {ladders.map(({ season, position, rungs, points }) => (
              <tr key={season}>
                <th scope="row">{season}</th>
                <td>
                  {position} von {rungs.length}
                </td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const ends = `${chart.text} ${chart.muted} ${styles.ends}`;
