import type { PathRules } from '#platform/values/paths.ts';
import { savedAtHeader } from './cache-names.ts';

const noRoute =
  /^\/+(?:assets|images|bilder|uploads|vereinsfarben|live|metrics|healthz|__manifest|sw\.js)(?:[/.]|$)/i;

/**
 * Returns the cache key of a page: the path and the query parameters that the page reads. Undefined if the
 * page must not be saved.
 */
export function savedPagePath(
  { isPassing, isPrivate, readParameters }: PathRules,
  { pathname, searchParams }: URL,
): string | undefined {
  if (noRoute.test(pathname) || isPassing(pathname) || isPrivate(pathname)) return undefined;
  const read = readParameters(pathname, searchParams);
  return read.size > 0 ? `${pathname}?${read}` : pathname;
}

export function pageOfData(url: URL): URL | undefined {
  const path = /^(.*)\.data$/.exec(url.pathname)?.[1];
  return path === undefined ? undefined : new URL(path.replace(/\/_$/, '/') + url.search, url);
}

/**
 * Returns how many milliseconds the server's clock was ahead of the device's clock when the page was stored.
 */
export function serverAhead(headers: Headers): number {
  return Date.parse(headers.get('Date') ?? '') - Number(headers.get(savedAtHeader)) || 0;
}
