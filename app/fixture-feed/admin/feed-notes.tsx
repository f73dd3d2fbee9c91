import { Link } from 'react-router';
import styles from './route.module.css';

interface FeedNotesProps {
  readAt: string;
  unread: number;
  agreeing: number;
  gone: readonly { path: string; title: string }[];
  leftOut: readonly { what: string; why: string }[];
}

/** What else is to be said of what was read. */
export function FeedNotes({ readAt, unread, agreeing, gone, leftOut }: FeedNotesProps) {
  return (
    <>
      <p className={styles.hint}>
        Eingelesen: {readAt}. Schon wie im Spielplan: {agreeing}.
        {unread > 0 && ` Es waren zu viele Einträge: ${unread} wurden nicht gelesen.`}
      </p>
      {gone.length > 0 && (
        <section aria-labelledby="weg">
          <h2 id="weg" className={styles.part}>
            Nicht mehr im Spielplan
          </h2>
          <p className={styles.hint}>Diese Spiele bleiben, bis du sie selbst änderst.</p>
          <ul className={styles.others}>
            {gone.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {leftOut.length > 0 && (
        <details className={styles.leftOut}>
          <summary>Nicht übernommen: {leftOut.length}</summary>
          <p className={styles.hint}>
            Heißt ihr dort anders? Trag den Namen bei{' '}
            <Link to="/admin/kontakt">Kontakt und Menü</Link> ein.
          </p>
          <ul className={styles.others}>
            {leftOut.map(({ what, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
              <li key={index}>
                {what}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
