import type { MiddlewareFunction } from 'react-router';
import { readWords } from '#platform/values/page-words.ts';
import { isPrivatePath } from '#platform/values/paths.ts';
import { formatShortDay, viennaDate, viennaTime } from '#platform/values/vienna.ts';

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

type Middleware = MiddlewareFunction<Record<string, { type: 'data' | 'error'; result: unknown }>>;

/** What takes part in the loading of pages once it is there itself (offline-notice.tsx). */
export const loadedLater: { middleware?: Middleware } = {};

/** In its place until then. */
export const offlineMiddleware: Middleware = (request, next) =>
  loadedLater.middleware ? loadedLater.middleware(request, next) : next();

const day = 24 * 60 * 60 * 1000;

/** When something was seen, as it is said now: 'heute, 15:42 Uhr', 'gestern, …', 'Sa., 05.07.2025, …'. */
export function describeAge(seen: Date, now: Date): string {
  const on = viennaDate(seen);
  const isToday = on === viennaDate(now);
  const isYesterday = on === viennaDate(new Date(now.getTime() - day));
  const said = isToday ? 'heute' : isYesterday ? 'gestern' : formatShortDay(seen);
  return `${said}, ${viennaTime(seen)} Uhr`;
}
