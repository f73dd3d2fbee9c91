import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // A record that is gone is an answer, shown by the error page; anything else is a fault.
      onCaughtError(error) {
        if (!isRouteErrorResponse(error)) console.error(error);
      },
    },
  );
});
