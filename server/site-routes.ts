import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { RouteHandle } from '#platform/live/route-handle.ts';
import type { Rights } from '#platform/sign-in/rights.ts';
import type { RouteRules } from '#platform/values/paths.ts';

type SaidRoute = readonly [pattern: string, handle: RouteHandle];

export function listHandles(routes: ServerBuild['routes']): SaidRoute[] {
  return Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as RouteHandle | undefined;
    if (!route?.parentId || !handle) return [];
    return [[pathOf(routes, route.id) || '/', handle] as const];
  });
}

/** Returns the pattern of a route, for example '/news/:slug'; '' for the home page. */
function pathOf(routes: ServerBuild['routes'], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  const parent = pathOf(routes, route.parentId);
  return route.path ? `${parent}/${route.path}` : parent;
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
 * The router compares an address with all its routes, several times for each page. So each area, for example
 * '/news/…' or '/admin/spiele/…', has its own router with only the routes that can match there.
 */
export function createHandler(build: ServerBuild): RequestHandler {
  const routerOf = (routes: ServerBuild) => createRequestHandler(routes, import.meta.env.MODE);
  const routes = Object.keys(build.routes).map((id) => ({
    id,
    segments: segmentsOf(encodeURI(pathOf(build.routes, id) || '/')),
  }));
  const areas = new Set(routes.map(({ segments }) => areaOf(segments).join('/')));
  const whole = routerOf(build);
  const routers = new Map<string, RequestHandler>();
  return async (request, context?: RouterContextProvider) => {
    const { pathname } = new URL(request.url);
    const area = areaOf(segmentsOf(pathname.replace(/(?:\/_)?\.data$/, '')));
    const name = area.join('/');
    // The router also matches other spellings of an address, for example with capital letters or '//'.
    if (!areas.has(name) || pathname.startsWith('//')) return whole(request, context);
    let router = routers.get(name);
    if (!router) {
      const near = routes.filter(({ segments }) => canMatch(segments, area));
      router = routerOf(withRoutes(build, new Set(near.map(({ id }) => id))));
      routers.set(name, router);
    }
    return router(request, context);
  };
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function areaOf(segments: readonly string[]): readonly string[] {
  return segments.slice(0, segments[0] === 'admin' ? 2 : 1);
}

function canMatch(route: readonly string[], area: readonly string[]): boolean {
  return area.every((segment, index) => {
    const own = route[index] || undefined;
    return own === undefined || own === segment || /^[:*]/.test(own);
  });
}

function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const kept = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
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
