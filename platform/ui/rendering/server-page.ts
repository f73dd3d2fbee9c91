import { use } from 'react';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { decodedPath } from '#platform/values/paths.ts';

declare global {
  interface Window {
    /** Path and query of the document. In development all four are undefined (late-scripts.server.ts). */
    loadedAddress?: string;
    tellFault?: (error: unknown) => void;
    leaveToBrowser?: () => void;
    runCommand?: (event: Event) => void;
  }
}

/** Until the router has loaded data, the page on the screen is the server's. */
let hasLoaded = false;
/** True after the first rendering in the browser has failed; the server's page then stays on the screen. */
let isKept = false;

export const noteLoading: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request },
  next,
) => {
  if (isKept) {
    // A link was clicked before the failure: loads its page, unless that is the page on the screen.
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET' && !isLoadedPage(pathname + search)) location.assign(request.url);
    return never;
  }
  hasLoaded = true;
  return next();
};

/** Stops hydration: the server's page stays, with plain links and forms. @throws a promise, for React */
export function keepServerPage(error: unknown): void {
  if (import.meta.env.SSR || hasLoaded || !isLoadedPage()) return;
  // The router reports only errors of pages that it has rendered.
  window.tellFault?.(error);
  if (!isKept) window.leaveToBrowser?.();
  isKept = true;
  // React would change input back that it cannot render.
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(type, hideFromReact, { capture: true });
  use(never);
}

/** After an early 'Back', the address may differ from the document's. @param address begins with '/' */
export function isLoadedPage(address = location.pathname + location.search): boolean {
  return window.loadedAddress === undefined || window.loadedAddress === address;
}

function hideFromReact(event: Event): void {
  event.stopPropagation();
  if (event.type === 'click') window.runCommand?.(event);
}

const never = new Promise<never>(() => {});

/** Reloads a page that failed; the second time, without scripts. @param wanted address of a clicked link */
export function loadFromServer(wanted?: string): void {
  if (wanted !== undefined && wanted !== location.pathname + location.search) {
    location.assign(wanted);
    return;
  }
  // Stored in the history, because a browser may refuse any other storage.
  const noted = history.state?.hasFailed ? { isPlain: true } : { hasFailed: true };
  history.replaceState({ ...history.state, ...noted }, '');
  location.reload();
}

/** Call it when the page has run for a while, so that a later failure counts as the first one. */
export function forgetFailure(): void {
  if (!history.state?.hasFailed) return;
  const { hasFailed: _, ...state } = history.state;
  history.replaceState(state, '');
}

/**
 * Adds a disabled link for every inlined stylesheet, also with the router's '#': nothing loads the file again
 * then. A second copy would win over later styles.
 */
export function linkSentStyles(): void {
  const sent = document.querySelector<HTMLElement>('style[data-links]');
  const hrefs = sent?.dataset.links?.split(' ') ?? [];
  for (const href of new Set([...hrefs, ...hrefs.map((each) => each.replace(/#$/, ''))]))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
}

/** True if a service worker can send this page's document; false for private pages. */
export function hasDocument(address: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !isPrivatePath(new URL(address).pathname);
}

export function isPrivatePath(path: string): boolean {
  const { private: pattern = '' } = document.documentElement.dataset;
  return new RegExp(pattern, 'i').test(decodedPath(path));
}
