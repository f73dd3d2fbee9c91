import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { checkServer } from '#platform/offline/check-server.ts';
import { hasDocument } from '#platform/offline/has-document.ts';
import { keepServerPage, loadFromServer } from '#platform/rendering/server-page.ts';
import { ErrorPage } from '#platform/ui/error-page.tsx';
import { isServerFault } from './keep-typed.ts';
import { unsentIn } from './unsent.ts';

/** What stands in the place of a page that cannot be shown, with what a form has posted to it. @param home where one goes on */
export function FailedPage({ error, home }: { error: unknown; home: string }) {
  const { sentence, fields } = unsentIn(error) ?? {};
  const isAnswer = isRouteErrorResponse(error);
  const isFault = !isAnswer && !isServerFault(error);
  if (isFault) keepServerPage(error);
  useSeek(isFault);
  return isAnswer ? (
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

/**
 * Has the page itself loaded where a script has failed, or no answer came: the server, or the worker,
 * has it.
 */
function useSeek(isFault: boolean): void {
  useEffect(() => {
    if (!isFault) return;
    const seek = async () => {
      if (hasDocument(location.href) || (await checkServer()) !== 'offline') loadFromServer();
    };
    void seek();
  }, [isFault]);
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
