import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { isUnsubscribePath } from '#app/post/newsletter/newsletter-links.ts';

/** Finds out which host a request goes to. */
export type AskedHost = (request: IncomingMessage) => string | undefined;

const hostPattern = /^[\w.:[\]-]{1,255}$/;
const port = /:\d+$/;
const number = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\]|localhost)$/;
/** Asked by machines, under whatever name they know this one by. */
const forMachines = /^\/(?:healthz|metrics)(?:\?|$)/;
/**
 * A path with its query: in a path browsers read `\` as `/`, in what follows it is a letter. No page lies as deep
 * as this; the framework looks for one at each depth, so that thousands cost seconds.
 */
const pathPattern = /^(?:\/[^\\/?]*){1,32}(?:\?|$)/;

/** Hosts of which it is remembered what they are: all visitors send the same few. */
const remembered = 100;

/**
 * The address of the one host that a request names; undefined when it names none, several (RFC
 * 9112, 3.2), asks for no path of it, or for another site. The last can be told where there is a
 * public address: then only its name will do, on any port, or a number, by which a proxy may ask
 * that does not pass the name on.
 * @param origin the public address
 */
export function askedHost(origin: string | undefined): AskedHost {
  const own = origin && new URL(origin).hostname;
  const hosts = new LRUCache<string, 'ours' | 'foreign' | 'none'>({
    max: remembered,
    memoMethod(host) {
      const name = host.replace(port, '').toLowerCase();
      // The pattern lets through what only looks like one, such as two ports.
      const isHost = hostPattern.test(host) && URL.parse(`http://${host}`)?.hostname === name;
      if (!isHost) return 'none';
      const isOurs = !own || name.replace(/\.$/, '') === own || number.test(name);
      return isOurs ? 'ours' : 'foreign';
    },
  });
  // Several come as one with commas, which is none (listen.ts).
  return ({ headers: { host = '' }, url = '' }) => {
    const whose = hosts.memo(host);
    if (whose === 'none' || !pathPattern.test(withoutHost(url, host))) return undefined;
    return whose === 'ours' || forMachines.test(url) ? `http://${host}` : undefined;
  };
}

/** What follows the host in a request that names it in its first line too (RFC 9112, 3.2.2). */
function withoutHost(url: string, host: string): string {
  if (url.startsWith('/')) return url;
  const named = ['http', 'https'].map((scheme) => `${scheme}://${host}/`);
  const prefix = named.find((one) => url.startsWith(one));
  return prefix ? url.slice(prefix.length - 1) : url;
}

/** @returns the status sent */
export function refuseHost(response: ServerResponse): number {
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Diese Anfrage nennt keine Adresse dieser Seite.');
  return 400;
}

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
