import type { BrowserFault } from '#platform/faults/browser-faults.server.ts';
import { formatWeekdayDate, viennaDate } from '#platform/values/vienna.ts';
import page from '../page.module.css';
import styles from './last-changes.module.css';

/** What went wrong in visitors' browsers; nothing where all is well. */
export function VisitorsFaults({ faults }: { faults: readonly BrowserFault[] }) {
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby="stoerungen">
      <h2 id="stoerungen" className={page.part}>
        Störungen bei Besuchern
      </h2>
      <p className={page.quiet}>
        Die Seite war da, aber etwas auf ihr ging nicht. Bitte gib das weiter, wenn sich jemand um
        eure Technik kümmert.
      </p>
      <ol role="list" className={styles.changes}>
        {faults.map(({ page: path, what, browser, visitors, lastAt }) => (
          <li key={[path, what, browser].join('\n')}>
            <div className={styles.words}>
              <span className={styles.what}>
                {visitors} Besucher: {path} bricht ab, {browser}
              </span>
              <span className={styles.detail}>
                {formatWeekdayDate(viennaDate(lastAt))}: {what}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
