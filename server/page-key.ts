import type { IncomingMessage } from 'node:http';
import type { PathRules } from '#platform/values/paths.ts';

export type PageKeyInput = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const maxKeyLength = 1024;
const noPages =
  /^\/(?:assets|images|uploads|bilder|vereinsfarben)\/|^\/(?:healthz|metrics|live|__manifest)$/;
/**
 * Parts of a path that a URL parser changes. The rules would judge another path than the one that the router
 * gets.
 */
const detour = /[#\\]|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const sessionCookie = /(?:^|; ?)(?:__Host-)?session=/;

/** Returns undefined if the answer depends on more than the address, for example on a session. */
export function pageKey(
  rules: PathRules,
  { method, url = '', headers }: PageKeyInput,
): string | undefined {
  if (!isReading({ method })) return undefined;
  if (headers.cookie !== undefined && sessionCookie.test(headers.cookie)) return undefined;
  if (!url.startsWith('/') || url.startsWith('//') || url.length > maxKeyLength) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (noPages.test(path) || detour.test(path) || rules.isPrivate(path)) return undefined;
  if (rules.isOfDevice(path)) return undefined;
  return end < 0 ? path : path + readSearch(rules, path, url.slice(end + 1));
}

/** The query parameter with which React Router requests only some parts of a page's data. */
const partParameter = '_routes';

function readSearch(rules: PathRules, path: string, query: string): string {
  const given = new URLSearchParams(query);
  const read = rules.readParameters(path, given);
  if (path.endsWith('.data'))
    for (const part of given.getAll(partParameter)) read.append(partParameter, part);
  return read.size > 0 ? `?${read}` : '';
}

/**
 * Replaces the origin of the address with the public origin. On public pages, drops query parameters that the
 * route does not read.
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

/** True if the path can be decoded and contains no NUL character, which databases refuse. */
export function isAddress(url: string): boolean {
  try {
    return !decodeURIComponent(new URL(url).pathname).includes('\0');
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
