import { useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { formatCount } from '#platform/values/format-count.ts';
import type { Progress as Figures } from '../newsletters.server.ts';
import styles from './progress.module.css';

const interval = 2000;

interface ProgressProps {
  progress: Figures;
  canSend: boolean;
}

export function Progress({ progress, canSend }: ProgressProps) {
  const action = withoutMessage(useLocation());
  const { recipients, sent, waiting, undelivered } = progress;
  const isUnderWay = waiting > 0;
  useLookingAgain(isUnderWay);
  return (
    <div className={styles.progress}>
      <p className={styles.figure}>
        {sent} von {recipients} verschickt
      </p>
      <progress
        aria-label="Verschickt"
        className={styles.bar}
        value={sent}
        max={Math.max(recipients, 1)}
      />
      {undelivered > 0 && <p>{undelivered} nicht zugestellt.</p>}
      {isUnderWay && <p>{waiting} noch in der Warteschlange.</p>}
      {/* Screen readers announce only this sentence, because an announcement for each sent mail would
          disturb. */}
      <p role="status">{!isUnderWay && 'Der Versand ist abgeschlossen.'}</p>
      {undelivered > 0 && canSend && (
        <FormWithDraft action={action}>
          <input type="hidden" name="intent" value="resend" />
          <button type="submit" className={`${button.button} ${button.quiet}`}>
            Noch einmal an {formatCount(undelivered, 'Person', 'Personen')} senden
          </button>
        </FormWithDraft>
      )}
      {isUnderWay && (
        <p>
          <Link to="." reloadDocument>
            Stand neu laden
          </Link>
        </p>
      )}
    </div>
  );
}

function useLookingAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, interval);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
