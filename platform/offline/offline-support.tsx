import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds to wait after `load`, so that the offline code does not slow a visitor's first page. */
const pause = 3_000;

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
    // This page can come from the service worker's cache. It must then show immediately that it is old.
    if (navigator.serviceWorker?.controller) load();
    else if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      left = true;
    };
  }, [enabled]);
  return Loaded && <Loaded />;
}
