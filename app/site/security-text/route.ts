import type { PublicFile } from '#platform/live/route-handle.ts';
import { todayContext } from '#platform/request/context.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

/** Days until the file expires. RFC 9116 recommends less than a year. */
const validDays = 180;

/** RFC 9116 defines the format of this file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const expires = new Date(`${context.get(todayContext)}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  const { email } = await findClub(context);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Contact: ${url.origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${url.origin}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\r\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
