import { useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { withoutWord } from '#platform/admin/said.ts';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { counted } from '#platform/values/counted.ts';
import type { Progress as Figures } from '../newsletters.server.ts';
import styles from './progress.module.css';

const interval = 2000;

interface ProgressProps {
  progress: Figures;
  canSend: boolean;
}

export function Progress({ progress, canSend }: ProgressProps) {
  const action = withoutWord(useLocation());
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
      {/* Screen readers announce only this sentence, because a word for each sent mail would disturb. */}
      <p role="status">{!isUnderWay && 'Der Versand ist abgeschlossen.'}</p>
      {undelivered > 0 && canSend && (
        <KeptForm action={action}>
          <input type="hidden" name="intent" value="resend" />
          <button type="submit" className={`${button.button} ${button.quiet}`}>
            Noch einmal an {counted(undelivered, 'Person', 'Personen')} senden
          </button>
        </KeptForm>
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
