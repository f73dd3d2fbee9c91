import { Link, useLocation } from 'react-router';
import type { RecordAnswer } from '../record-answer.ts';
import styles from './conflict.module.css';
import { Differences } from './differences.tsx';

/** Shows what somebody else has stored meanwhile; the admin decides. */
export function Conflict({ conflict }: { conflict: NonNullable<RecordAnswer['conflict']> }) {
  const { pathname } = useLocation();
  return (
    <section className={styles.conflict} aria-label="Gleichzeitige Änderung">
      <p>
        {conflict.isGone
          ? 'Diesen Eintrag hat inzwischen jemand gelöscht. „Trotzdem speichern“ legt ihn wieder an.'
          : 'Diesen Eintrag hat inzwischen jemand geändert. „Trotzdem speichern“ ersetzt dessen Stand durch deinen.'}
      </p>
      {!conflict.isGone && (
        <Differences
          differences={conflict.differences}
          one="Jetzt gespeichert"
          other="Deine Eingabe"
        />
      )}
      <p>
        <Link to={conflict.isGone ? '..' : pathname} relative="path" reloadDocument>
          Eigene Eingabe verwerfen
        </Link>
      </p>
    </section>
  );
}
