import type { Outcome } from '../result.ts';
import styles from './outcome-mark.module.css';

interface OutcomeMarkProps {
  of: Outcome;
  /** Where its middle stands in a drawing; by itself, beside a word, without both. */
  x?: string;
  y?: string;
}

/** A disc for a win, a lozenge for a draw, a ring for a loss: told apart without their colours. */
export function OutcomeMark({ of, x = '50%', y = '50%' }: OutcomeMarkProps) {
  return (
    <svg x={x} y={y} className={styles.place} aria-hidden="true">
      {of === 'draw' ? (
        <rect x="-5" y="-5" width="10" height="10" className={styles.draw} />
      ) : (
        <circle r={of === 'win' ? 6 : 4.75} className={styles[of]} />
      )}
    </svg>
  );
}
