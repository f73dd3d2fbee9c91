import { decodedPath } from '#platform/values/paths.ts';

/** Whether a path leads to what neither browser nor worker keeps, by what the page says of the routes. */
export function isPrivatePath(path: string): boolean {
  const { private: pattern = '' } = document.documentElement.dataset;
  return new RegExp(pattern, 'i').test(decodedPath(path));
}
