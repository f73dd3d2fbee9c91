import type { PathRules } from '#platform/values/paths.ts';

/** What the server answers without a route. */
const noRoute =
  /^\/+(?:assets|images|bilder|uploads|vereinsfarben|live|metrics|healthz|__manifest|sw\.js)(?:[/.]|$)/i;

/**
 * The address under which a device keeps a page to show it offline, from '/' on: parameters that do
 * not change the page are left out. Undefined for what it never keeps.
 */
export function keptAddress(
  { isPassing, isPrivate, readParameters }: PathRules,
  { pathname, searchParams }: URL,
): string | undefined {
  if (noRoute.test(pathname) || isPassing(pathname) || isPrivate(pathname)) return undefined;
  const read = readParameters(pathname, searchParams);
  return read.size > 0 ? `${pathname}?${read}` : pathname;
}

/** The page whose data the router asks for at an address; undefined when it asks for none. */
export function pageOfData(url: URL): URL | undefined {
  const path = /^(.*)\.data$/.exec(url.pathname)?.[1];
  return path === undefined ? undefined : new URL(path.replace(/\/_$/, '/') + url.search, url);
}
