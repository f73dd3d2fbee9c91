import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '#platform/ui/error-page.tsx';
import { networkMessage } from '#platform/ui/faults/fault-path.ts';
import { checkServer } from '#platform/ui/rendering/check-server.ts';
import { hasDocument, keepServerPage, loadFromServer } from '#platform/ui/rendering/server-page.ts';
import { findUnsentForm } from './unsaved.ts';

export function FailedPage({ error, home }: { error: unknown; home: string }) {
  const { sentence, fields } = findUnsentForm(error) ?? {};
  if (isRouteErrorResponse(error))
    return (
      <ErrorPage
        status={error.status}
        message={sentence ?? error.data}
        unsent={fields}
        home={error.status === 403 ? '/admin' : home}
      />
    );
  return import.meta.env.SSR || isServerFault(error) ? (
    <ErrorPage status={500} message={undefined} home={home} />
  ) : (
    <SoughtPage error={error} home={home} />
  );
}

function SoughtPage({ error, home }: { error: unknown; home: string }) {
  const isNetwork = networkMessage.test(String(error));
  if (!isNetwork) keepServerPage(error);
  const [isSought, setSought] = useState(navigator.onLine);
  useEffect(() => {
    const seek = async () => {
      if (!hasDocument(location.href) && (await checkServer()) === 'offline') setSought(false);
      else if (isNetwork) location.reload();
      else loadFromServer();
    };
    void seek();
  }, [isNetwork]);
  if (isSought) return <p role="status">Lade...</p>;
  return <ErrorPage status={navigator.onLine ? 500 : 'offline'} message={undefined} home={home} />;
}

/** React Router sends each error of the server as an `Error` without a stack. Network errors are TypeErrors. */
function isServerFault(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !error.stack;
}
