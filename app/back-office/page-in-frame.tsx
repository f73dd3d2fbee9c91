import { Outlet } from 'react-router';
import { FailedPage } from '#platform/drafts/failed-page.tsx';
import type { Route } from './+types/page-in-frame';

/** Wraps every page of the admin area, so that the frame stays when a page fails. */
export default function PageInFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} home="/admin" />;
}
