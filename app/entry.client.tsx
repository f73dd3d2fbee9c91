import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { forgetFailure, isLoadedPage, linkSentStyles } from '#platform/ui/rendering/server-page.ts';

/** Reports faults only: a thrown response, such as a 404 for a deleted record, has its own error page. */
function report(error: unknown): void {
  if (isRouteErrorResponse(error)) return;
  console.error(error);
  window.tellFault?.(error);
}

/** If a page has run for so many milliseconds, its earlier failure is forgotten. */
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
        // Empty, because caught errors are reported elsewhere: by the router's onError, and by the layout's
        // boundary.
        onCaughtError() {},
        // Only logged: React has repaired the page, for example after a browser extension changed it.
        onRecoverableError: console.error,
      },
    );
    setTimeout(forgetFailure, aliveFor);
  });
else window.location.reload();
