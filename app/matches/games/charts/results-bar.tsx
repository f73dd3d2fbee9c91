import chart from '#platform/ui/charts/chart.module.css';
import { outcomeLabels } from '../result.ts';
import { OutcomeKey } from './outcome-legend.tsx';
import styles from './results-bar.module.css';
import type { ResultsBarChart } from './results-bar.server.ts';

export function ResultsBar({ bar: { parts, tally, said } }: { bar: ResultsBarChart }) {
  return (
    <figure className={chart.chart}>
      <svg role="img" aria-label={said} className={`${chart.drawing} ${styles.bar}`}>
        <g className={chart.drawn}>
          {parts.map(({ outcome, count, x, width, middle, hasNumber }) => (
            <g key={outcome}>
              <rect x={x} width={width} height="100%" className={styles[outcome]} />
              {outcome === 'draw' && <line x1={x} x2={x} y2="100%" className={styles.between} />}
              {hasNumber && (
                <text
                  x={middle}
                  y="50%"
                  dy="0.36em"
                  className={`${chart.text} ${chart.middle} ${styles.number} ${styles[`on-${outcome}`]}`}
                >
                  {count}
                  <tspan className={styles.letter} dx="0.25em">
                    {outcomeLabels[outcome][0]}
                  </tspan>
                </text>
              )}
            </g>
          ))}
        </g>
      </svg>
      <figcaption>
        <OutcomeKey tally={tally} />
      </figcaption>
    </figure>
  );
}
