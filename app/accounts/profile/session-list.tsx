import { useLocation } from 'react-router';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import styles from './route.module.css';

interface Moment {
  at: string;
  when: string;
}

interface Session {
  id: string;
  device: string;
  isOwn: boolean;
  since: Moment;
  used: Moment;
}

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const action = withoutMessage(useLocation());
  return (
    <section aria-labelledby="sitzungen">
      <h2 id="sitzungen" className={styles.part}>
        Wo du angemeldet bist
      </h2>
      <ul role="list" className={styles.rows}>
        {sessions.map(({ id, device, isOwn, since, used }) => (
          <li key={id} className={styles.session}>
            <div className={styles.about}>
              <h3 className={styles.what}>
                {device}
                {isOwn && <span className={styles.own}>dieses Gerät</span>}
              </h3>
              <p className={styles.detail}>
                angemeldet seit <time dateTime={since.at}>{since.when}</time>
                <br />
                zuletzt benutzt <time dateTime={used.at}>{used.when}</time>
              </p>
            </div>
            {isOwn ? (
              <FormWithDraft action="/abmelden">
                <button type="submit" className={`${button.button} ${button.quiet} ${styles.end}`}>
                  Abmelden
                </button>
              </FormWithDraft>
            ) : (
              <FormWithDraft action={action}>
                <input type="hidden" name="session" value={id} />
                <button type="submit" className={`${button.button} ${button.quiet} ${styles.end}`}>
                  Beenden
                  <span className="visually-hidden">
                    : {device}, seit {since.when}
                  </span>
                </button>
              </FormWithDraft>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <FormWithDraft action={action} className={styles.endAll}>
          <input type="hidden" name="session" value="others" />
          <button type="submit" className={`${button.button} ${button.quiet}`}>
            Alle anderen beenden
          </button>
        </FormWithDraft>
      )}
    </section>
  );
}
