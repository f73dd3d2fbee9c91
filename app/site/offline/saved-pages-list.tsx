import { useEffect, useState } from 'react';
import { describeAge } from '#platform/offline/describe-age.ts';
import { deleteSavedPages, listSavedPages, type SavedPage } from '#platform/offline/saved-pages.ts';
import button from '#platform/ui/button.module.css';
import { Section } from '#platform/ui/section.tsx';
import styles from './route.module.css';

export function SavedPagesList() {
  const [pages, setPages] = useState<SavedPage[]>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    listSavedPages().then(setPages, () => setPages([]));
  }, []);
  const forget = async () => {
    try {
      await deleteSavedPages();
      setPages([]);
      setSaid('Alles gelöscht.');
    } catch {
      setSaid('Das hat nicht geklappt. Es geht auch in den Einstellungen deines Browsers.');
    }
  };
  const now = new Date();
  return (
    <div className={pages ? styles.kept : `${styles.kept} ${styles.unknown}`}>
      <Section title="Auf diesem Gerät">
        {pages === undefined ? null : pages.length > 0 ? (
          <>
            <ul role="list" className={styles.list}>
              {pages.map(({ address, title, seenAt }) => (
                <li key={address}>
                  <a href={address} className={styles.page}>
                    {title}
                  </a>
                  <span className={styles.age}>Stand: {describeAge(seenAt, now)}</span>
                </li>
              ))}
            </ul>
            <p className={styles.forget}>
              <button type="button" className={`${button.button} ${button.quiet}`} onClick={forget}>
                Alle vom Gerät löschen
              </button>
            </p>
          </>
        ) : (
          <p>{said ? '' : 'Noch ist nichts da. Öffne eine Seite, solange du Empfang hast.'}</p>
        )}
        <p role="status">{said}</p>
      </Section>
    </div>
  );
}
