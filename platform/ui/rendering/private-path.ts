import { beginsLike } from '#platform/values/paths.ts';

/** Whether a path leads to what neither browser nor worker keeps, by what the page says of the routes. */
export function isPrivatePath(path: string): boolean {
  const { private: beginnings } = document.documentElement.dataset;
  return beginnings === undefined || beginsLike(beginnings.split(' '))(path);
}
