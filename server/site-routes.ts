import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { RouteHandle } from '#platform/live/route-handle.ts';
import type { Rights } from '#platform/sign-in/rights.ts';
import type { PathRules, RouteRules } from '#platform/values/paths.ts';

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

export function createRouteRules(said: readonly SaidRoute[]): RouteRules {
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

export function listSitemapPaths(said: readonly SaidRoute[]): string[] {
  return said.flatMap(([pattern, handle]) =>
    'sitemap' in handle && handle.sitemap === true ? [pattern] : [],
  );
}

export function addressRights(said: readonly SaidRoute[]): Rights['addresses'] {
  return Object.fromEntries(
    said.flatMap(([pattern, handle]) => ('right' in handle ? [[pattern, handle.right]] : [])),
  );
}

/**
 * The router compares an address with all its routes, several times for each page. Public pages and the back
 * office have their own routers with fewer routes, because these answer faster.
 */
export function createHandler(build: ServerBuild, { isPrivate }: PathRules): RequestHandler {
  const routerOf = (routes: ServerBuild) => createRequestHandler(routes, import.meta.env.MODE);
  const needsRight = (id: string | undefined): boolean => {
    const route = id === undefined ? undefined : build.routes[id];
    if (!route) return false;
    const handle = route.module.handle as RouteHandle | undefined;
    return (handle !== undefined && 'right' in handle) || needsRight(route.parentId);
  };
  const isOfBoth = (id: string) => {
    const route = build.routes[id];
    return !route?.parentId || route.index === true || route.path === '*';
  };
  const whole = routerOf(build);
  const ofVisitors = routerOf(withRoutes(build, (id) => !needsRight(id)));
  const ofBackOffice = routerOf(withRoutes(build, (id) => needsRight(id) || isOfBoth(id)));
  return async (request, context?: RouterContextProvider) => {
    const { pathname } = new URL(request.url);
    // Browsers request /__manifest for the routes of all links, also of links to the back office.
    if (pathname === '/__manifest') return whole(request, context);
    if (!isPrivate(pathname)) return ofVisitors(request, context);
    return (pathname.startsWith('/admin') ? ofBackOffice : whole)(request, context);
  };
}

function withRoutes(build: ServerBuild, isKept: (id: string) => boolean): ServerBuild {
  const kept = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)));
  const assets = { ...build.assets, routes: kept(build.assets.routes) };
  return { ...build, routes: kept(build.routes), assets };
}

function beginningOf(pattern: string): string {
  return pattern.replace(/\/:\w+\?.*$/, '').replace(/:.*$/, '');
}

function shortest(beginnings: readonly string[]): string[] {
  const covers = (one: string, other: string) =>
    one !== other && other.startsWith(one.endsWith('/') ? one : `${one}/`);
  return [...new Set(beginnings)].filter((other) => !beginnings.some((one) => covers(one, other)));
}
