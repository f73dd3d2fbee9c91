import { Outlet } from 'react-router';
import { FailedPage } from '#platform/drafts/failed-page.tsx';
import type { Route } from './+types/page-in-frame';

/** An error of an admin page is shown in place of this route, so the frame around it stays. */
export default function PageInFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} home="/admin" />;
}
