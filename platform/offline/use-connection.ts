import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useShownPage } from '#platform/live/shown-page.ts';
import { checkServer } from '#platform/ui/rendering/check-server.ts';
import { isPrivatePath } from '#platform/ui/rendering/private-path.ts';

/** 'outdated': the server is back, with another build than the page's. */
type ConnectionState = 'online' | 'offline' | 'outdated';

export interface Connection {
  state: ConnectionState;
  /** When the shown data came. */
  seenAt: Date | undefined;
}

/** Milliseconds after which the server is looked for again. */
const pause = 15_000;

/**
 * How the open page stands to its server. Once that can be reached again, the data are loaded anew;
 * links are left to the browser meanwhile, since a kept page brings all that it needs.
 */
export function useConnection(): Connection {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<ConnectionState>('online');
  const [seenAt, setSeenAt] = useState<Date>();
  const { data } = useShownPage();
  const { pathname } = useLocation();
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page and loading
  useEffect(() => {
    const keptAt = first.current ? takeKeptAt() : undefined;
    first.current = false;
    setSeenAt(keptAt ?? new Date());
    if (keptAt || !navigator.onLine) setState('offline');
  }, [data, pathname]);

  useEffect(() => {
    const onOffline = () => setState('offline');
    addEventListener('offline', onOffline);
    return () => removeEventListener('offline', onOffline);
  }, []);

  const isOnline = state === 'online';
  useEffect(() => {
    if (isOnline) return;
    addEventListener('click', leaveToBrowser, { capture: true });
    return () => removeEventListener('click', leaveToBrowser, { capture: true });
  }, [isOnline]);

  const isAway = state === 'offline';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revalidate` does the same each time
  useEffect(() => {
    if (!isAway) return;
    let left = false;
    const look = async () => {
      if (document.hidden) return;
      const found = await checkServer();
      if (left) return;
      setState(found);
      if (found !== 'online') return;
      // A form that somebody is filling in stays as it is.
      if (isPrivatePath(location.pathname)) return;
      await revalidate();
    };
    const timer = setInterval(look, pause);
    // The browser's own word that there is a network says little of our server.
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    if (navigator.onLine) void look();
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAway]);

  return { state, seenAt };
}

/** Since when the worker has kept the page that it gave; told once, for it is about the first page. */
function takeKeptAt(): Date | undefined {
  const { keptAt } = document.documentElement.dataset;
  delete document.documentElement.dataset.keptAt;
  return keptAt === undefined ? undefined : new Date(Number(keptAt));
}

/** Keeps a click on a link from the router, so that the browser follows it by itself. */
function leaveToBrowser(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (link && !isPrivatePath(link.pathname)) event.stopPropagation();
}
