import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { linkSentStyles } from '#platform/rendering/sent-styles.ts';
import { isLoadedPage, onFailedScripts } from '#platform/rendering/server-page.ts';

/** A record that is gone is an answer, shown by the error page; anything else is a fault. */
function report(error: unknown): void {
  if (isRouteErrorResponse(error)) return;
  console.error(error);
  window.tellFault?.(error);
}

linkSentStyles();
if (isLoadedPage())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={report} />
      </StrictMode>,
      // Every error boundary is the router's, which reports through onError. The one around the layout
      // shows a page of its own, in English.
      { onCaughtError: onFailedScripts, onUncaughtError: onFailedScripts },
    );
  });
else window.location.reload();
