import { use } from 'react';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

declare global {
  interface Window {
    /** Of the page, as it came; undefined in development (platform/ui/rendering/late-scripts.server.ts). */
    loadedAddress?: string;
    /** Tells the server of a fault (platform/ui/faults); undefined in development. */
    tellFault?: (error: unknown) => void;
    /** Has the browser itself do what scripts would do; undefined in development. */
    leaveToBrowser?: () => void;
    /** Opens or closes a dialog as a button says; undefined in development. */
    runCommand?: (event: Event) => void;
  }
}

/** Whether the router has loaded data: before that, the page is the one that the server sent. */
let hasLoaded = false;
/** Whether that page stays, since it could not be rendered here. */
let isKept = false;

/** Stands around everything that the router loads. */
export const noteLoading: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request },
  next,
) => {
  if (isKept) {
    // A click that came before; what is loaded again for the same page is not shown any more.
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET' && !isLoadedPage(pathname + search)) location.assign(request.url);
    return never;
  }
  hasLoaded = true;
  return next();
};

/**
 * Ends a rendering of the page that the server sent: what suspends is never put in its place. From then
 * on its links, forms and buttons are the browser's.
 * @throws a promise that never resolves, as React wants it
 */
export function keepServerPage(error: unknown): void {
  if (import.meta.env.SSR || hasLoaded || !isLoadedPage()) return;
  // The router tells of what it has rendered only.
  window.tellFault?.(error);
  if (!isKept) window.leaveToBrowser?.();
  isKept = true;
  // React would put back what somebody types, since it cannot render it.
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(type, hideFromReact, { capture: true });
  use(never);
}

/**
 * Whether an address is that of the page that was loaded: whoever goes back before the router listens, to
 * one that it had shown in this document, has another address and the same page.
 * @param address from '/' on; without it that of now
 */
export function isLoadedPage(address = location.pathname + location.search): boolean {
  return window.loadedAddress === undefined || window.loadedAddress === address;
}

function hideFromReact(event: Event): void {
  event.stopPropagation();
  if (event.type === 'click') window.runCommand?.(event);
}

const never = new Promise<never>(() => {});

/**
 * Loads the page that could not be shown from the server. Where that has just been done, it is loaded
 * without scripts (platform/ui/rendering/late-scripts.server.ts).
 * @param wanted the address of the page that a click was leading to, from '/' on
 */
export function loadFromServer(wanted?: string): void {
  if (wanted !== undefined && wanted !== location.pathname + location.search) {
    location.assign(wanted);
    return;
  }
  // Not in storage, which a browser may refuse.
  const noted = history.state?.hasFailed ? { isPlain: true } : { hasFailed: true };
  history.replaceState({ ...history.state, ...noted }, '');
  location.reload();
}

/** To be called once the page has been alive for a while: another failure is a new one. */
export function forgetFailure(): void {
  if (!history.state?.hasFailed) return;
  const { hasFailed: _, ...state } = history.state;
  history.replaceState(state, '');
}
