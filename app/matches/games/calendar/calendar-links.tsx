import button from '#platform/ui/button.module.css';
import { useOrigin } from '#platform/ui/context.ts';
import styles from './calendar-links.module.css';

export function CalendarLinks({ query = '' }: { query?: string | undefined }) {
  const path = `/spiele.ics${query}`;
  const address = `${useOrigin()}${path}`;
  const webcal = address.replace(/^https?/, 'webcal');
  return (
    <details>
      <summary className={`${button.button} ${button.quiet} ${styles.summary}`}>
        In den Kalender
      </summary>
      <div className={styles.ways}>
        <p>Alle Spiele im eigenen Kalender: Neue Termine und Verlegungen kommen von selbst.</p>
        <ul role="list" className={styles.list}>
          <li>
            <a href={webcal}>Abonnieren</a> <span>(iPhone, Mac, Outlook)</span>
          </li>
          <li>
            <a
              href={`https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Zu Google Kalender
              <span className="visually-hidden"> (neues Fenster)</span>
            </a>{' '}
            <span>(Android)</span>
          </li>
          <li>
            Andere Programme: <code className={styles.address}>{address}</code>
          </li>
          <li>
            <a href={path} download>
              Als Datei laden
            </a>{' '}
            <span>(Stand von heute)</span>
          </li>
        </ul>
      </div>
    </details>
  );
}
