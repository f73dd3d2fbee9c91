import type { MiddlewareHandler } from 'hono';
import { isUnsubscribePath } from '#app/post/newsletter/newsletter-links.ts';

/**
 * Refuses what another site makes a browser send: every request but a reading one must come from
 * this site by `Sec-Fetch-Site`, or where a browser is too old for that, by `Origin`
 * (ASVS 5.0, 3.5). A request with neither comes from no browser page. Only to unsubscribe is asked
 * from elsewhere, by mail programs (RFC 8058): there the token in the address is the permission.
 */
export function sameOrigin(origin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    if (isUnsubscribePath(c.req.path)) return next();
    const site = c.req.header('Sec-Fetch-Site');
    const own = origin ?? new URL(c.req.url).origin;
    const allowed = site ? site === 'same-origin' : c.req.header('Origin') === own;
    if (allowed) return next();
    return c.text('Diese Anfrage kommt nicht von unserer Seite und wird abgelehnt.', 403);
  };
}
