import type { Outcome } from '../result.ts';
import styles from './outcome-mark.module.css';

interface OutcomeMarkProps {
  of: Outcome;
  x?: string;
  y?: string;
}

/** Each outcome has its own shape, because some people cannot tell the colours apart. */
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
