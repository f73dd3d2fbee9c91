import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds that the first page of a new visitor has for itself after it was loaded. */
const pause = 3_000;

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
    const wait = () => setTimeout(load, pause);
    // Where there is a worker it has the script, and a page that was kept is to say so at once.
    if (navigator.serviceWorker?.controller) load();
    else if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      left = true;
    };
  }, [enabled]);
  return Loaded && <Loaded />;
}
