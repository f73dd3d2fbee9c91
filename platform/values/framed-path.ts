import { decodedPath } from './decoded-path.ts';

/** Whether a path leads to a page that the admin area shows in a frame; no other may be framed. */
export function isFramedPath(path: string): boolean {
  return /^\/news\/vorschau\/[\w-]+$/.test(decodedPath(path));
}
