import type { PublicFile } from '#platform/live/route-handle.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

/** RFC 9309 defines the format of this file. */
export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /login',
    'Allow: /',
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
