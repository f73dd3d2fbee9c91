import { use, useEffect } from 'react';

/** Whether React has taken over the page that the server sent. Set in the browser only. */
let isTakenOver = false;

/** To be called by the layout of all pages. */
export function useTakeOver(): void {
  useEffect(() => {
    isTakenOver = true;
  }, []);
}

/**
 * Ends a first rendering that has failed: what suspends in it is never put in the place of the page
 * that the server sent, whose links and forms the browser itself follows and sends.
 * @throws a promise that never resolves, as React wants it
 */
export function keepServerPage(): void {
  if (!import.meta.env.SSR && !isTakenOver) use(never);
}

const never = new Promise<never>(() => {});

/** Loads the page anew, and without scripts, if they fail before React has taken it over. */
export function onFailedScripts(): void {
  if (!isTakenOver) loadWithoutScripts();
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
