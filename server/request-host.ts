import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { isUnsubscribePath } from '#app/post/newsletter/newsletter-links.ts';

export type AskedHost = (request: IncomingMessage) => string | undefined;

const hostPattern = /^[\w.:[\]-]{1,255}$/;
const port = /:\d+$/;
const number = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\]|localhost)$/;
/** Paths for monitoring programs, which can use any host name for this machine. */
const forMachines = /^\/(?:healthz|metrics)(?:\?|$)/;
/**
 * Refuses `\`, because browsers read `\` as `/`. Refuses more than 32 parts, because comparing thousands of
 * parts with the routes takes seconds.
 */
const pathPattern = /^(?:\/[^\\/?]*){1,32}(?:\?|$)/;

const remembered = 100;

/**
 * The reader returns undefined if `Host` is missing, repeated (RFC 9112, 3.2) or the name of another site. IP
 * addresses are accepted.
 */
export function createHostReader(origin: string | undefined): AskedHost {
  const own = origin && new URL(origin).hostname;
  const hosts = new LRUCache<string, 'ours' | 'foreign' | 'none'>({
    max: remembered,
    memoMethod(host) {
      const name = host.replace(port, '').toLowerCase();
      // `hostPattern` also matches some invalid hosts, for example a host with two ports.
      const isHost = hostPattern.test(host) && URL.parse(`http://${host}`)?.hostname === name;
      if (!isHost) return 'none';
      const isOurs = !own || name.replace(/\.$/, '') === own || number.test(name);
      return isOurs ? 'ours' : 'foreign';
    },
  });
  // Node joins several `Host` headers with commas (listen.ts). `hostPattern` refuses a host with a comma.
  return ({ headers: { host = '' }, url = '' }) => {
    const whose = hosts.memo(host);
    if (whose === 'none' || !pathPattern.test(withoutHost(url, host))) return undefined;
    return whose === 'ours' || forMachines.test(url) ? `http://${host}` : undefined;
  };
}

/** The address of a request can begin with the host (RFC 9112, 3.2.2). */
function withoutHost(url: string, host: string): string {
  if (url.startsWith('/')) return url;
  const named = ['http', 'https'].map((scheme) => `${scheme}://${host}/`);
  const prefix = named.find((one) => url.startsWith(one));
  return prefix ? url.slice(prefix.length - 1) : url;
}

export function refuseHost(response: ServerResponse): number {
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Diese Anfrage nennt keine Adresse dieser Website.');
  return 400;
}

/**
 * Refuses a change unless `Sec-Fetch-Site` or `Origin` shows that a page of this site sent it (ASVS 5.0, 3.5).
 * Mail programs can unsubscribe from anywhere, because the address contains a token (RFC 8058).
 */
export function sameOrigin(origin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    if (isUnsubscribePath(c.req.path)) return next();
    const site = c.req.header('Sec-Fetch-Site');
    const own = origin ?? new URL(c.req.url).origin;
    const allowed = site ? site === 'same-origin' : c.req.header('Origin') === own;
    if (allowed) return next();
    return c.text('Diese Anfrage kommt nicht von unserer Website und wird abgelehnt.', 403);
  };
}
