import type { ReactNode } from 'react';
import { OutcomeMark } from '../outcome-shapes.tsx';
import type { Outcome } from '../result.ts';
import type { Tally } from '../season-progress.ts';
import styles from './outcome-legend.module.css';

const words = [
  ['win', 'Sieg', 'Siege'],
  ['draw', 'Unentschieden', 'Unentschieden'],
  ['loss', 'Niederlage', 'Niederlagen'],
] as const satisfies [Outcome, string, string][];

export function OutcomeKey({ tally, children }: { tally: Tally; children?: ReactNode }) {
  return (
    <span className={styles.key}>
      {words.map(([outcome, one, many]) => (
        <span key={outcome} className={styles.entry}>
          <svg className={styles.mark} aria-hidden="true">
            <OutcomeMark of={outcome} />
          </svg>
          <span>
            <b className={styles.count}>{tally[outcome]}</b> {tally[outcome] === 1 ? one : many}
          </span>
        </span>
      ))}
      {children}
    </span>
  );
}
