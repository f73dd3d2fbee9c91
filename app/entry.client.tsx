import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { linkSentStyles } from '#platform/rendering/sent-styles.ts';

/** A record that is gone is an answer, shown by the error page; anything else is a fault. */
function report(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}

linkSentStyles();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={report} />
    </StrictMode>,
    // Every error boundary is the router's, which reports through onError.
    { onCaughtError() {} },
  );
});
