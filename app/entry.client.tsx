import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { linkSentStyles } from '#platform/ui/rendering/sent-styles.ts';
import { forgetFailure, isLoadedPage } from '#platform/ui/rendering/server-page.ts';

/** A record that is gone is an answer, shown by the error page; anything else is a fault. */
function report(error: unknown): void {
  if (isRouteErrorResponse(error)) return;
  console.error(error);
  window.tellFault?.(error);
}

/** Milliseconds after which a page that was loaded anew counts as one that works. */
const aliveFor = 10_000;

linkSentStyles();
if (isLoadedPage())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={report} />
      </StrictMode>,
      {
        // The router's error boundaries report through onError, the layout's tells by itself.
        onCaughtError() {},
        // What React has mended by itself, as where an extension has changed the page, is no fault.
        onRecoverableError: console.error,
      },
    );
    setTimeout(forgetFailure, aliveFor);
  });
else window.location.reload();
