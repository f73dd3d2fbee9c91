import { use } from 'react';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

declare global {
  interface Window {
    /** Of the page, as it came; undefined in development (platform/rendering/late-scripts.server.ts). */
    loadedAddress?: string;
    /** Tells the server of a fault (platform/faults); undefined in development. */
    tellFault?: (error: unknown) => void;
  }
}

/** Whether something else than the page that the server sent is shown, or about to be. */
let isElsewhere = false;

/** Stands around everything that the router loads, which begins when somebody goes on, or the data change. */
export const leaveServerPage: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  _,
  next,
) => {
  isElsewhere = true;
  return next();
};

/**
 * Ends a rendering of the page that the server sent: what suspends is never put in its place. From then
 * on its links and forms are the browser's.
 * @throws a promise that never resolves, as React wants it
 */
export function keepServerPage(error: unknown): void {
  if (import.meta.env.SSR || isElsewhere || !isLoadedPage()) return;
  // The router tells of what it has rendered only.
  window.tellFault?.(error);
  for (const type of ['click', 'submit']) addEventListener(type, keepFromReact, { capture: true });
  use(never);
}

/**
 * Whether the address is still that of the page that was loaded: whoever goes back before the router
 * listens, to one that it had shown in this document, has another address and the same page.
 */
export function isLoadedPage(): boolean {
  const { loadedAddress, location } = window;
  return loadedAddress === undefined || loadedAddress === location.pathname + location.search;
}

function keepFromReact(event: Event): void {
  event.stopPropagation();
}

const never = new Promise<never>(() => {});

/** Loads the page that the server sent anew, without the scripts that cannot render it. */
export function onFailedScripts(): void {
  if (!isElsewhere) loadWithoutScripts();
}

/**
 * Loads the page that could not be shown from the server. Where that was done before, it is loaded
 * without scripts (platform/rendering/late-scripts.server.ts).
 */
export function loadFromServer(): void {
  if (history.state?.hasFailed) loadWithoutScripts();
  else reload({ hasFailed: true });
}

function loadWithoutScripts(): void {
  reload({ isPlain: true });
}

/** Not in storage, which a browser may refuse. */
function reload(noted: { hasFailed: true } | { isPlain: true }): void {
  history.replaceState({ ...history.state, ...noted }, '');
  location.reload();
}
