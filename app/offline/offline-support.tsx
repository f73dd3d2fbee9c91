import { type ComponentType, useEffect, useState } from 'react';

/** Where the browser is busy without end, and where it cannot say (Safari). */
const longestWait = 2_000;

/**
 * Loads what makes the site work offline, once the page is usable. Stands once in the layout of all
 * pages; without a network, a service worker or storage there is simply none of it.
 */
export function OfflineSupport({ enabled }: { enabled: boolean | undefined }) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!enabled || !import.meta.env.PROD) return;
    let left = false;
    const load = () =>
      void import('./offline-notice.tsx').then(
        ({ OfflineNotice }) => left || setLoaded(() => OfflineNotice),
        () => {},
      );
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(load, { timeout: longestWait })
        : setTimeout(load, longestWait);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
    return () => {
      left = true;
    };
  }, [enabled]);
  return Loaded && <Loaded />;
}
