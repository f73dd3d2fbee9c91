import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { offlineAddress } from './cache-names.ts';
import { describeAge } from './describe-age.ts';
import { lazyMiddleware } from './lazy-middleware.ts';
import styles from './offline-notice.module.css';
import { openSavedPage } from './open-saved-page.ts';
import { useConnection } from './use-connection.ts';
import { useSavePage } from './use-save-page.ts';

lazyMiddleware.middleware = openSavedPage;

export function OfflineNotice() {
  const connection = useConnection();
  const { state, seenAt } = connection;
  const place = useRef<HTMLDivElement>(null);
  useNoticeHeight(place);
  useSavePage(connection);
  const isSaid = useLocation().pathname === offlineAddress;
  // The element must exist before its text, because some screen readers announce only a change of text.
  return (
    <div ref={place} role="status" className={styles.place}>
      {state !== 'online' && seenAt && !isSaid && (
        <p className={styles.notice}>
          <span>
            <strong>{names[state]}</strong> Stand: {describeAge(seenAt, new Date())}
          </span>
          {state === 'outdated' ? (
            <a href={location.href} className={styles.link}>
              Neu laden
            </a>
          ) : (
            <a href={offlineAddress} className={styles.link}>
              Gespeichertes
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function useNoticeHeight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!place.current) return;
    const heights = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      document.documentElement.style.setProperty('--notice-height', `${height}px`);
    });
    heights.observe(place.current);
    return () => heights.disconnect();
  }, [place]);
}

const names = { offline: 'Offline.', outdated: 'Wieder verbunden.' };
