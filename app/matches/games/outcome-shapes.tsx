import styles from './outcome-shapes.module.css';
import { type Outcome, outcomeLabels } from './result.ts';

interface OutcomeMarkProps {
  of: Outcome;
  x?: string;
  y?: string;
}

/** For charts. Each outcome has its own shape, because some people cannot tell the colours apart. */
export function OutcomeMark({ of, x = '50%', y = '50%' }: OutcomeMarkProps) {
  return (
    <svg x={x} y={y} className={styles.place} aria-hidden="true">
      {of === 'draw' ? (
        <rect x="-5" y="-5" width="10" height="10" className={styles.drawMark} />
      ) : (
        <circle r={of === 'win' ? 6 : 4.75} className={styles[`${of}Mark`]} />
      )}
    </svg>
  );
}

/** For lists, with the first letter of the outcome. */
export function OutcomeBadge({ of }: { of: Outcome }) {
  return (
    <span className={styles[of]}>
      <span aria-hidden="true">{outcomeLabels[of][0]}</span>
      <span className="visually-hidden">{outcomeLabels[of]}: </span>
    </span>
  );
}
