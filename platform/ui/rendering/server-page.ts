import { use } from 'react';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { decodedPath } from '#platform/values/paths.ts';

declare global {
  interface Window {
    /**
     * Path and query of the loaded document. The inline scripts of delay-scripts.server.ts set this property
     * and the next three. A page in development has no such scripts.
     */
    loadedAddress?: string;
    tellFault?: (error: unknown) => void;
    leaveToBrowser?: () => void;
    runCommand?: (event: Event) => void;
  }
}

let hasLoaded = false;
let isKept = false;

export const noteLoading: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request },
  next,
) => {
  if (isKept) {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET' && !isLoadedPage(pathname + search)) location.assign(request.url);
    return never;
  }
  hasLoaded = true;
  return next();
};

/**
 * Keeps the server's page, which works without scripts.
 * @throws React's exception for a promise that never settles, so that React never continues
 */
export function keepServerPage(error: unknown): void {
  if (import.meta.env.SSR || hasLoaded || !isLoadedPage()) return;
  // Sends the error to the server, because the router reports only errors of pages that it has rendered.
  window.tellFault?.(error);
  if (!isKept) window.leaveToBrowser?.();
  isKept = true;
  // Hides these events from React. Otherwise React would set fields back to their old values.
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(type, hideFromReact, { capture: true });
  use(never);
}

/**
 * Returns false if the browser's 'Back' has changed the address, but not yet the page.
 * @param address path and query, beginning with '/'
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
 * Loads a failed page again; after a second failure, without scripts.
 * @param wanted the address of a clicked link, which is loaded instead
 */
export function loadFromServer(wanted?: string): void {
  if (wanted !== undefined && wanted !== location.pathname + location.search) {
    location.assign(wanted);
    return;
  }
  // Uses the history, because a browser can refuse all other kinds of storage.
  const noted = history.state?.hasFailed ? { isPlain: true } : { hasFailed: true };
  history.replaceState({ ...history.state, ...noted }, '');
  location.reload();
}

/** Must be called when the page has worked for a while. A later failure then counts as a first failure. */
export function forgetFailure(): void {
  if (!history.state?.hasFailed) return;
  const { hasFailed: _, ...state } = history.state;
  history.replaceState(state, '');
}

/**
 * Adds a disabled link for each stylesheet that is inlined in the page. The router and Vite's loader look for
 * such links: without a link, they load the stylesheet again, and this second copy overrides styles of later
 * pages. The router's address of a stylesheet can end with '#', Vite's never does, so both get a link.
 */
export function restoreStyleLinks(): void {
  const sent = document.querySelector<HTMLElement>('style[data-links]');
  const hrefs = sent?.dataset.links?.split(' ') ?? [];
  for (const href of new Set([...hrefs, ...hrefs.map((each) => each.replace(/#$/, ''))]))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
}

export function hasDocument(address: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !isPrivatePath(new URL(address).pathname);
}

export function isPrivatePath(path: string): boolean {
  const { private: pattern = '' } = document.documentElement.dataset;
  return new RegExp(pattern, 'i').test(decodedPath(path));
}
