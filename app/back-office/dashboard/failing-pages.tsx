import type { FailingPage } from '#platform/ui/faults/browser-faults.server.ts';
import { formatWeekdayDate, viennaDate } from '#platform/values/vienna.ts';
import page from '../page.module.css';
import styles from './last-changes.module.css';

export function FailingPages({ pages }: { pages: readonly FailingPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="stoerungen">
      <h2 id="stoerungen" className={page.part}>
        Störungen bei Besuchern
      </h2>
      <p className={page.quiet}>
        Die Seite war da, aber etwas auf ihr ging nicht. Bitte gib das weiter, wenn sich jemand um
        eure Technik kümmert: Im Protokoll des Servers steht mehr dazu.
      </p>
      <ol role="list" className={styles.changes}>
        {pages.map(({ page: path, browser, visitors, lastAt }) => (
          <li key={`${path} ${browser}`}>
            <div className={styles.words}>
              <span className={styles.what}>
                {visitors} Besucher: {path} bricht ab, {browser}
              </span>
              <span className={styles.detail}>zuletzt {formatWeekdayDate(viennaDate(lastAt))}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
