import type { Outage } from '#platform/db/outage.server.ts';

/** Seconds after which a program that asked for a page may ask again. */
const retryAfter = '10';

/** The answer to a request for which the database could not be used; `outage` says why. */
export function withOutage(answer: Response, outage: Outage | null): Response {
  if (!outage) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Retry-After', retryAfter);
  headers.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: 503, headers });
}
