import { data } from 'react-router';
import type { PublicPage } from '#platform/live/route-handle.ts';

export const handle: PublicPage = { topics: [], sitemap: false };

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
