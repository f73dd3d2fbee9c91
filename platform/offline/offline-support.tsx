import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds after `load` in which the first page of a new visitor has the network for itself. */
const pause = 3_000;

/** Loads the offline code when the page is usable. The layout of all pages mounts this once. */
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
    // A page that comes from the service worker's cache must say at once that it is old.
    if (navigator.serviceWorker?.controller) load();
    else if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      left = true;
    };
  }, [enabled]);
  return Loaded && <Loaded />;
}
