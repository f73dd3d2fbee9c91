import styles from './outcome-badge.module.css';
import { type Outcome, outcomeWord } from './result.ts';

/** How a game ended, told alike on every page: by letter and form, not by colour alone. */
export function OutcomeBadge({ of }: { of: Outcome }) {
  return (
    <span className={styles[of]}>
      <span aria-hidden="true">{outcomeWord[of][0]}</span>
      <span className="visually-hidden">{outcomeWord[of]}: </span>
    </span>
  );
}
