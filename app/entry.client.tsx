import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { forgetFailure, isLoadedPage, linkSentStyles } from '#platform/ui/rendering/server-page.ts';

/** A deleted record is an answer, shown by the error page; anything else is a fault. */
function report(error: unknown): void {
  if (isRouteErrorResponse(error)) return;
  console.error(error);
  window.tellFault?.(error);
}

/** Milliseconds after which a reloaded page counts as working. */
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
        // The router's error boundaries report through onError, the layout's reports by itself.
        onCaughtError() {},
        // What React has repaired by itself is no fault, for example after an extension changed the page.
        onRecoverableError: console.error,
      },
    );
    setTimeout(forgetFailure, aliveFor);
  });
else window.location.reload();
