import type { IncomingMessage } from 'node:http';
import type { PathRules } from '#platform/values/paths.ts';

/** What a page from memory depends on. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Characters of an address that is worth remembering. */
const longest = 1024;
const noPages =
  /^\/(?:assets|images|uploads|bilder|vereinsfarben)\/|^\/(?:healthz|metrics|live|__manifest)$/;
/** What an address loses when it is read: it may lead elsewhere than it seems to. */
const detour = /[#\\]|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const sessionCookie = /(?:^|; ?)(?:__Host-)?session=/;

/**
 * The address under which the answer to a request is remembered, the same for all that ask the
 * same; undefined when it depends on more than the address, as an admin's pages do.
 */
export function pageKey(
  rules: PathRules,
  { method, url = '', headers }: Asked,
): string | undefined {
  if (!isReading({ method })) return undefined;
  if (headers.cookie !== undefined && sessionCookie.test(headers.cookie)) return undefined;
  if (!url.startsWith('/') || url.startsWith('//') || url.length > longest) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (noPages.test(path) || detour.test(path) || rules.isPrivate(path)) return undefined;
  if (rules.isOfDevice(path)) return undefined;
  return end < 0 ? path : path + readSearch(rules, path, url.slice(end + 1));
}

/** What else the data of a page depend on: React Router's own, when a browser wants a part of them. */
const partParameter = '_routes';

/** What a public route reads of a query, as an address has it. */
function readSearch(rules: PathRules, path: string, query: string): string {
  const given = new URLSearchParams(query);
  const read = rules.readParameters(path, given);
  if (path.endsWith('.data'))
    for (const part of given.getAll(partParameter)) read.append(partParameter, part);
  return read.size > 0 ? `?${read}` : '';
}

/**
 * The same request as the visitor sent it to the public address, before the proxy; but what a public route does not
 * say that it reads it does not get either, with the page memory or without.
 */
export function readdressed(request: Request, rules: PathRules, origin?: string): Request {
  const url = new URL(request.url);
  const { pathname, search } = url;
  const isPublic = isReading(request) && !noPages.test(pathname) && !rules.isPrivate(pathname);
  const read = isPublic ? readSearch(rules, pathname, search) : search;
  if (!origin && read === search) return request;
  return new Request((origin ?? url.origin) + pathname + read, request);
}

export function isReading({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}
