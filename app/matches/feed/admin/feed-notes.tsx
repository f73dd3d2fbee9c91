import { Link } from 'react-router';
import { formatNumber } from '#platform/values/format-count.ts';
import { maxEvents } from '../tool.ts';
import styles from './route.module.css';

interface FeedNotesProps {
  readAt: string;
  unread: number;
  agreeing: number;
  kept: readonly { path: string; title: string; lines: readonly string[] }[];
  gone: readonly { path: string; title: string }[];
  leftOut: readonly { what: string; why: string }[];
}

export function FeedNotes({ readAt, unread, agreeing, kept, gone, leftOut }: FeedNotesProps) {
  return (
    <>
      <p className={styles.hint}>
        Eingelesen: {readAt}. Schon wie im Spielplan: {agreeing}.
        {unread > 0 &&
          ` ${formatNumber(maxEvents)} Einträge gelesen, ${formatNumber(unread)} weitere nicht.`}
      </p>
      {kept.length > 0 && (
        <section aria-labelledby="eures">
          <h2 id="eures" className={styles.part}>
            Von euch geändert
          </h2>
          <p className={styles.hint}>
            Der Verband sagt dazu noch dasselbe wie vorher. Eures bleibt.
          </p>
          <ul className={styles.others}>
            {kept.map(({ path, title, lines }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
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
            Heißt ihr dort anders? Trag den Namen bei <Link to="/admin/kontakt">Vereinsdaten</Link>{' '}
            ein.
          </p>
          <ul className={styles.others}>
            {leftOut.map(({ what, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes have no id and can be equal
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
