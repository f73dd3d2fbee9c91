import { decodedPath } from './decoded-path.ts';

const oneTimePath = /^\/+(?:start|einladung|passwort|e-mail)\/+./i;

/** Whether a path is a link that opens something once: no other site hears where somebody came from. */
export function isOneTimePath(path: string): boolean {
  return oneTimePath.test(decodedPath(path));
}
