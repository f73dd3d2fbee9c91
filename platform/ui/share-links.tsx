import { useEffect, useState } from 'react';
import { useOrigin } from '#platform/ui/context.ts';
import styles from './share-links.module.css';

interface ShareLinksProps {
  title: string;
  path: string;
}

/**
 * Shows plain links instead of a social network's scripts, so that the network learns about a visitor only
 * after a click (spec §17).
 */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const address = `${useOrigin()}${path}`;
  const [hasOwn, setHasOwn] = useState(false);
  useEffect(() => setHasOwn('share' in navigator), []);
  const networks = [
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: address }],
    ['X', 'https://x.com/intent/tweet', { url: address, text: title }],
    ['WhatsApp', 'https://wa.me/', { text: `${title} ${address}` }],
  ] as const;
  return (
    <div className={styles.share}>
      <h2 className={styles.label}>Teilen</h2>
      <ul role="list" className={styles.list}>
        {hasOwn && (
          <li>
            <button
              type="button"
              className={styles.link}
              onClick={() => shareByDevice({ title, url: address })}
            >
              Mit einer App …
            </button>
          </li>
        )}
        {networks.map(([name, page, query]) => (
          <li key={name}>
            <a
              href={`${page}?${new URLSearchParams(query)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.link}
            >
              <span className="visually-hidden">Auf </span>
              {name}
              <span className="visually-hidden"> teilen (neues Fenster)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export async function shareByDevice(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
