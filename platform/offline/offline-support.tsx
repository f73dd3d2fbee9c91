import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds after `load`: a new visitor's first page should have the network for itself. */
const pause = 3_000;

/** Loads the offline code once the page is usable. Mounted once, in the layout of all pages. */
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
    // With a service worker the script is cached, and a page from the cache must say at once that it is old.
    if (navigator.serviceWorker?.controller) load();
    else if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      left = true;
    };
  }, [enabled]);
  return Loaded && <Loaded />;
}
