import { Link, useLocation } from 'react-router';
import styles from './conflict.module.css';
import { Differences } from './differences.tsx';
import type { RecordOutcome } from './record-outcome.ts';

interface ConflictProps {
  conflict: NonNullable<RecordOutcome['conflict']>;
  /** The record was to be removed, not saved. */
  isRemoval: boolean;
}

/** Shows what somebody else has stored meanwhile; the admin decides. */
export function Conflict({ conflict, isRemoval }: ConflictProps) {
  const { pathname } = useLocation();
  const happened = conflict.isGone ? 'gelöscht' : 'geändert';
  return (
    <section className={styles.conflict} aria-label="Gleichzeitige Änderung">
      <p>{`Diesen Eintrag hat inzwischen jemand ${happened}. ${adviceFor(conflict, isRemoval)}`}</p>
      {!conflict.isGone && !isRemoval && (
        <Differences
          differences={conflict.differences}
          one="Jetzt gespeichert"
          other="Ihre Eingabe"
        />
      )}
      <p>
        <Link to={conflict.isGone ? '..' : pathname} relative="path" reloadDocument>
          {isRemoval ? 'Neu laden' : 'Eigene Eingabe verwerfen'}
        </Link>
      </p>
    </section>
  );
}

function adviceFor({ isGone }: ConflictProps['conflict'], isRemoval: boolean): string {
  if (isRemoval) return isGone ? '' : 'Bitte sehen Sie ihn an, bevor Sie ihn löschen.';
  return isGone
    ? '„Trotzdem speichern“ legt ihn wieder an.'
    : '„Trotzdem speichern“ ersetzt dessen Stand durch Ihren.';
}
