import { readWords } from '#platform/values/page-words.ts';
import { isPrivatePath } from '#platform/values/paths.ts';

/** What is no page, or was meant for one moment alone. */
const passing =
  /^\/+(?:assets|images|bilder|uploads|vereinsfarben|symbol|live|metrics|healthz|__manifest|sw\.js|danke|offline)(?:[/.]|$)/i;

/**
 * The address under which a device keeps a page to show it offline, from '/' on: parameters that do
 * not change the page are left out. Undefined for what it never keeps.
 */
export function keptAddress({ pathname, searchParams }: URL): string | undefined {
  if (passing.test(pathname) || isPrivatePath(pathname)) return undefined;
  const words = readWords(pathname, searchParams);
  return words.size > 0 ? `${pathname}?${words}` : pathname;
}

/** The page whose data the router asks for at an address; undefined when it asks for none. */
export function pageOfData(url: URL): URL | undefined {
  const path = /^(.*)\.data$/.exec(url.pathname)?.[1];
  return path === undefined ? undefined : new URL(path.replace(/\/_$/, '/') + url.search, url);
}
