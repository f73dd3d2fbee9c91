import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import button from './button.module.css';
import styles from './error-page.module.css';
import { Page } from './page.tsx';
import { checkServer } from './rendering/check-server.ts';

interface ErrorPageProps {
  status: number | 'offline';
  /**
   * A sentence from the route, which the page shows only for some statuses. For other statuses, the page shows
   * one of `sentences` or `anyOther`.
   */
  message: unknown;
  /**
   * Fields of a form that was not stored. The page offers to send the form again, so that no input is lost.
   */
  unsent?: readonly (readonly [name: string, value: string])[] | undefined;
  home?: string;
}

const sentences: Record<number | string, string> = {
  offline: 'Keine Verbindung. Sobald wieder Empfang da ist, geht es hier weiter.',
  400: 'Diese Anfrage verstehen wir nicht.',
  404: '404 - Seite nicht gefunden',
  405: 'Das geht auf dieser Seite nicht.',
};
/** Spec §8 has this sentence in English. */
const english = 'Article not found';
const anyOther = 'Da ist etwas schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal.';

export function ErrorPage({ status, message, unsent, home = '/' }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const isTold = [403, 404, 413, 503].includes(Number(status)) || unsent !== undefined;
  const fromRoute = isTold && typeof message === 'string' && message.length > 0;
  const text = fromRoute ? message : (sentences[status] ?? anyOther);
  useComingBack(status === 'offline');
  const ours = status === 'offline' || status >= 500;
  return (
    <Page title={text} description={text}>
      <div className={styles.page}>
        <p className={styles.score} data-score={ours ? '0:0' : '0:4'} />
        <h1 className={styles.title} lang={text === english ? 'en' : undefined}>
          {text}
        </h1>
        {unsent && (
          <form method="post" action={pathname + search} aria-label="Noch einmal senden">
            <p>Deine Eingaben sind noch da.</p>
            {unsent.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the order does not change
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className={button.button}>
              Noch einmal senden
            </button>
          </form>
        )}
        {ours && !unsent && (
          <Link to={pathname} reloadDocument>
            Noch einmal versuchen
          </Link>
        )}
        <Link to={home}>Zurück zur Übersicht</Link>
      </div>
    </Page>
  );
}

function useComingBack(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return;
    const look = async () => {
      if ((await checkServer()) !== 'offline') window.location.reload();
    };
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [isAway]);
}
