import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import {
  forgetFailure,
  isLoadedPage,
  restoreStyleLinks,
} from '#platform/ui/rendering/server-page.ts';

/**
 * A thrown response, such as a 404 for a deleted record, needs no report, because it has its own error page.
 */
function report(error: unknown): void {
  if (isRouteErrorResponse(error)) return;
  console.error(error);
  window.tellFault?.(error);
}

const aliveFor = 10_000;

restoreStyleLinks();
if (isLoadedPage())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={report} />
      </StrictMode>,
      {
        // Empty, because onError of the router or the boundary of the layout reports each caught error.
        onCaughtError() {},
        onRecoverableError: console.error,
      },
    );
    setTimeout(forgetFailure, aliveFor);
  });
else window.location.reload();
