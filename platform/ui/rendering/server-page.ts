import { use } from 'react';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { decodedPath } from '#platform/values/paths.ts';

declare global {
  interface Window {
    /** Path and query as loaded. In development all four are undefined (late-scripts.server.ts). */
    loadedAddress?: string;
    tellFault?: (error: unknown) => void;
    leaveToBrowser?: () => void;
    runCommand?: (event: Event) => void;
  }
}

/** False until the router loads data: up to then the page on the screen is the server's. */
let hasLoaded = false;
/** True after rendering failed here: the server's page stays on the screen. */
let isKept = false;

export const noteLoading: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request },
  next,
) => {
  if (isKept) {
    // A click before the failure: load the wanted page, unless it is the page on the screen.
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET' && !isLoadedPage(pathname + search)) location.assign(request.url);
    return never;
  }
  hasLoaded = true;
  return next();
};

/** Stops hydration and keeps the server's page, with native links and forms. @throws a promise, for React */
export function keepServerPage(error: unknown): void {
  if (import.meta.env.SSR || hasLoaded || !isLoadedPage()) return;
  // Reported here, since the router reports only errors of rendered pages.
  window.tellFault?.(error);
  if (!isKept) window.leaveToBrowser?.();
  isKept = true;
  // React would undo input that it cannot render.
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(type, hideFromReact, { capture: true });
  use(never);
}

/** After an early 'Back' the address may not be that of the loaded page. @param address from '/' on */
export function isLoadedPage(address = location.pathname + location.search): boolean {
  return window.loadedAddress === undefined || window.loadedAddress === address;
}

function hideFromReact(event: Event): void {
  event.stopPropagation();
  if (event.type === 'click') window.runCommand?.(event);
}

const never = new Promise<never>(() => {});

/** Reloads a failed page; after a second failure, without scripts. @param wanted address of a click */
export function loadFromServer(wanted?: string): void {
  if (wanted !== undefined && wanted !== location.pathname + location.search) {
    location.assign(wanted);
    return;
  }
  // Noted in the history, not in storage, which a browser may refuse.
  const noted = history.state?.hasFailed ? { isPlain: true } : { hasFailed: true };
  history.replaceState({ ...history.state, ...noted }, '');
  location.reload();
}

/** Call it once the page has run for a while: a later failure is a new one. */
export function forgetFailure(): void {
  if (!history.state?.hasFailed) return;
  const { hasFailed: _, ...state } = history.state;
  history.replaceState(state, '');
}

/**
 * Adds a disabled link for each inlined stylesheet, with and without the router's '#', so that nothing loads
 * it again: a second copy would win over later styles.
 */
export function linkSentStyles(): void {
  const sent = document.querySelector<HTMLElement>('style[data-links]');
  const hrefs = sent?.dataset.links?.split(' ') ?? [];
  for (const href of new Set([...hrefs, ...hrefs.map((each) => each.replace(/#$/, ''))]))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
}

/** True when a service worker can answer for this page; never for private pages. */
export function hasDocument(address: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !isPrivatePath(new URL(address).pathname);
}

export function isPrivatePath(path: string): boolean {
  const { private: pattern = '' } = document.documentElement.dataset;
  return new RegExp(pattern, 'i').test(decodedPath(path));
}
