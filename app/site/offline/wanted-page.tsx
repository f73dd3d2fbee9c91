import { useEffect, useState } from 'react';
import { wantedParameter } from '#platform/offline/cache-names.ts';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import { checkServer } from '#platform/ui/rendering/check-server.ts';
import styles from './route.module.css';

/** Milliseconds between two attempts to reach the server. */
const pause = 10_000;

export function WantedPage() {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => setWanted(readWanted()), []);
  useEffect(() => {
    if (wanted === undefined) return;
    const look = async () => {
      if ((await checkServer()) !== 'offline') location.replace(wanted);
    };
    const timer = setInterval(look, pause);
    addEventListener('online', look);
    void look();
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [wanted]);
  if (wanted === undefined) return null;
  return (
    <div className={styles.wanted}>
      <Notice>
        <p>
          Diese Seite ist auf deinem Gerät nicht gespeichert, darum ist sie ohne Internet nicht da.
          Sobald du wieder Empfang hast, öffnet sie sich von selbst.
        </p>
      </Notice>
      <a href={wanted} className={button.button}>
        Noch einmal versuchen
      </a>
    </div>
  );
}

function readWanted(): string | undefined {
  const wanted = new URLSearchParams(location.search).get(wantedParameter) ?? '';
  if (!URL.canParse(wanted, location.origin) || !wanted.startsWith('/')) return undefined;
  const { origin, pathname, search } = new URL(wanted, location.origin);
  return origin === location.origin ? pathname + search : undefined;
}
