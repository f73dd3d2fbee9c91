import type { ServerBuild } from 'react-router';
import type { RouteHandle } from '#platform/live/route-handle.ts';
import type { Rights } from '#platform/sign-in/rights.ts';
import type { RouteRules } from '#platform/values/paths.ts';

type SaidRoute = readonly [pattern: string, handle: RouteHandle];

export function listHandles(routes: ServerBuild['routes']): SaidRoute[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    const parent = pathOf(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as RouteHandle | undefined;
    if (!route?.parentId || !handle) return [];
    return [[pathOf(route.id) || '/', handle] as const];
  });
}

export function rulesOf(said: readonly SaidRoute[]): RouteRules {
  const paths = (is: (handle: RouteHandle) => boolean) =>
    said.filter(([, handle]) => is(handle)).map(([pattern]) => pattern);
  const beginnings = (is: (handle: RouteHandle) => boolean) => shortest(paths(is).map(beginningOf));
  return {
    private: beginnings((handle) => 'isPrivate' in handle || 'right' in handle),
    once: beginnings((handle) => 'opensOnce' in handle),
    framed: paths((handle) => 'isFramed' in handle),
    passing: beginnings((handle) => 'isKept' in handle),
    ofDevice: beginnings((handle) => 'isOfDevice' in handle),
    belowPages: paths((handle) => 'isBelowPages' in handle),
    reads: said.flatMap(([pattern, handle]) =>
      'reads' in handle && handle.reads ? [[pattern, handle.reads] as const] : [],
    ),
  };
}

export function listedPaths(said: readonly SaidRoute[]): string[] {
  return said.flatMap(([pattern, handle]) =>
    'sitemap' in handle && handle.sitemap === true ? [pattern] : [],
  );
}

export function addressRights(said: readonly SaidRoute[]): Rights['addresses'] {
  return Object.fromEntries(
    said.flatMap(([pattern, handle]) => ('right' in handle ? [[pattern, handle.right]] : [])),
  );
}

/** Cuts the pattern before its first parameter. A '/' at the end stays if that parameter is required. */
function beginningOf(pattern: string): string {
  return pattern.replace(/\/:\w+\?.*$/, '').replace(/:.*$/, '');
}

function shortest(beginnings: readonly string[]): string[] {
  const covers = (one: string, other: string) =>
    one !== other && other.startsWith(one.endsWith('/') ? one : `${one}/`);
  return [...new Set(beginnings)].filter((other) => !beginnings.some((one) => covers(one, other)));
}
