import chart from '#platform/ui/charts/chart.module.css';
import styles from './position-progress.module.css';
import type { PositionProgressChart as Course } from './position-progress.server.ts';

export function PositionProgress({ course }: { course: Course }) {
  const { headline, detail, said, path, rungs, marks, isDense } = course;
  return (
    <figure className={chart.chart}>
      <figcaption>
        <b className={chart.headline}>{headline}</b>
        {detail}
      </figcaption>
      <svg
        role="img"
        aria-label={`Platz nach jeder Runde: ${said}.`}
        className={`${chart.drawing} ${styles.drawing}`}
      >
        {rungs.map((y) => (
          <line key={y} x2="100%" y1={y} y2={y} className={chart.hairline} />
        ))}
        <text y={rungs[0]} dy="-0.5em" className={`${chart.text} ${chart.muted}`}>
          Platz 1
        </text>
        <text y={rungs.at(-1)} dy="1.2em" className={`${chart.text} ${chart.muted}`}>
          Platz {rungs.length}
        </text>
        <g className={chart.drawn}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className={chart.layer}
            aria-hidden="true"
          >
            <path d={path} className={styles.path} />
          </svg>
          {marks.map(({ round, place, x, y }, index) => (
            <g key={round}>
              <circle cx={x} cy={y} r={isDense ? 5 : 15} className={styles.mark} />
              {!isDense && (
                <text
                  x={x}
                  y={y}
                  dy="0.36em"
                  className={`${chart.text} ${chart.middle} ${styles.onMark}`}
                >
                  {place}
                </text>
              )}
              {(index === 0 || index === marks.length - 1 || !isDense) && (
                <text
                  x={index === marks.length - 1 ? '100%' : x}
                  y="100%"
                  dy="1.6em"
                  textAnchor={index === marks.length - 1 ? 'end' : 'middle'}
                  className={`${chart.text} ${chart.muted}`}
                >
                  {round}.{index === marks.length - 1 && ' Runde'}
                </text>
              )}
            </g>
          ))}
        </g>
      </svg>
      <details className={styles.details}>
        <summary>Als Tabelle</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">Platz nach jeder Runde</caption>
          <thead>
            <tr>
              <th scope="col">Runde</th>
              <th scope="col">Platz</th>
            </tr>
          </thead>
          <tbody>
            {marks.map(({ round, place }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                <td>{place}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
