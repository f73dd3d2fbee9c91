import type { Outage } from '#platform/db/outage.server.ts';

/** Seconds after which a program that asked for a page may ask again. */
const retryAfter = '10';

/**
 * The answer to a request for which the database could not be used, as `outage` says, or one that says
 * itself that it could not be made now.
 */
export function withOutage(answer: Response, outage: Outage | null): Response {
  const isBusy = answer.status === 503 && !answer.headers.has('Retry-After');
  if (!outage && !isBusy) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Retry-After', retryAfter);
  headers.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: 503, headers });
}
