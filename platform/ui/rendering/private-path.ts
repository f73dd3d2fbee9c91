import { decodedPath } from '#platform/values/paths.ts';

export function isPrivatePath(path: string): boolean {
  const { private: pattern = '' } = document.documentElement.dataset;
  return new RegExp(pattern, 'i').test(decodedPath(path));
}
