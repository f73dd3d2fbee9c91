import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '#platform/ui/error-page.tsx';
import { unsentIn } from './unsent.ts';

/** What stands in the place of a page that cannot be shown, with what a form has posted to it. @param home where one goes on */
export function FailedPage({ error, home }: { error: unknown; home: string }) {
  const { sentence, fields } = unsentIn(error) ?? {};
  return isRouteErrorResponse(error) ? (
    <ErrorPage
      status={error.status}
      message={sentence ?? error.data}
      unsent={fields}
      // Nobody but an admin is refused a page.
      home={error.status === 403 ? '/admin' : home}
    />
  ) : (
    <ErrorPage status={isOffline() ? 'offline' : 500} message={undefined} home={home} />
  );
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
