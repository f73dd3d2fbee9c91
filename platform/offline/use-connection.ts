import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useShownPage } from '#platform/live/open-page.ts';
import { checkServer } from '#platform/ui/rendering/check-server.ts';
import { isPrivatePath } from '#platform/ui/rendering/server-page.ts';

/** 'outdated' means that the server answers, but its build differs from the build that made this page. */
type ConnectionState = 'online' | 'offline' | 'outdated';

export interface Connection {
  state: ConnectionState;
  seenAt: Date | undefined;
}

const pause = 15_000;

/** While the device is offline, links do not use the router, because saved pages are whole HTML documents. */
export function useConnection(): Connection {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<ConnectionState>('online');
  const [seenAt, setSeenAt] = useState<Date>();
  const { data } = useShownPage();
  const { pathname } = useLocation();
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page and each new data
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an old `revalidate` works like the newest
  useEffect(() => {
    if (!isAway) return;
    let left = false;
    const look = async () => {
      if (document.hidden) return;
      const found = await checkServer();
      if (left) return;
      setState(found);
      if (found !== 'online') return;
      // On pages of admins and for signing in, a reload of the data could change a form with unsaved text.
      if (isPrivatePath(location.pathname)) return;
      await revalidate();
    };
    const timer = setInterval(look, pause);
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

function takeKeptAt(): Date | undefined {
  const { keptAt } = document.documentElement.dataset;
  delete document.documentElement.dataset.keptAt;
  return keptAt === undefined ? undefined : new Date(Number(keptAt));
}

function leaveToBrowser(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (link && !isPrivatePath(link.pathname)) event.stopPropagation();
}
