import { type ComponentProps, useId } from 'react';
import button from '#platform/ui/button.module.css';
import { formatShortDate } from '#platform/values/vienna.ts';
import type { LastLineup as Last } from '../last-lineups.server.ts';
import styles from './last-lineup.module.css';

interface LastLineupProps {
  last: Last;
  taking: ComponentProps<'button'>;
  /** True if the button replaces entries. A dialog then asks first, so the button needs JavaScript. */
  replaces: boolean;
}

export function LastLineup({ last, taking, replaces }: LastLineupProps) {
  const id = useId();
  return (
    <div className={replaces ? `${styles.last} ${styles.asks}` : styles.last}>
      <button {...taking} aria-describedby={id} className={`${button.button} ${button.quiet}`}>
        Wie letztes Spiel
      </button>
      <span id={id} className={styles.game}>
        {formatShortDate(last.date)} {last.opponent}
      </span>
    </div>
  );
}
