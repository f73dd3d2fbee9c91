import { Link } from 'react-router';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import styles from './route.module.css';

export interface AskingProps {
  action: string;
  /** The last request: its time and its error. Undefined if the club has entered no calendar address. */
  asking: { at: string | undefined; said: string | null } | undefined;
}

export function FeedStatus({ action, asking }: AskingProps) {
  if (!asking)
    return (
      <p className={styles.hint}>
        Von selbst nachgesehen wird, sobald in den <Link to="/admin/kontakt">Vereinsdaten</Link>{' '}
        steht, wo der Kalender des Verbands liegt.
      </p>
    );
  return (
    <FormWithDraft action={action} className={styles.form}>
      <input type="hidden" name="intent" value="ask" />
      <h2 className={styles.part}>Kalender des Verbands</h2>
      <p className={styles.hint}>
        {asking.at ? `Zuletzt nachgesehen: ${asking.at}.` : 'Noch nie nachgesehen.'}
        {asking.said && ` ${asking.said}`}
      </p>
      <button type="submit" className={`${button.button} ${button.quiet}`}>
        Jetzt nachsehen
      </button>
    </FormWithDraft>
  );
}
