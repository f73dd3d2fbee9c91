import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** Addresses of all routes, with the parameters as in the route table (`:id?`, `*`). */
export const routePaths = listPaths(routes, '');

function listPaths(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [own || '/', ...listPaths(children, own)];
  });
}
