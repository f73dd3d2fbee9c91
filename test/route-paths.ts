import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** The address of every route of the table, parameters as they stand there (`:id?`, `*`). */
export const routePaths = listPaths(routes, '');

function listPaths(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [own || '/', ...listPaths(children, own)];
  });
}
