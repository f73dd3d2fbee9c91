import type { IncomingMessage } from 'node:http';
import { readWords } from '#platform/values/page-words.ts';
import { decodedPath, isPrivatePath } from '#platform/values/paths.ts';

/** What a page from memory depends on. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Characters of an address that is worth remembering. */
const longest = 1024;
const noPages =
  /^\/(?:assets|images|uploads|bilder|vereinsfarben)\/|^\/(?:healthz|metrics|live|__manifest)$/;
/** Where the answer depends on the visitor's device, too. */
const ofDevice = /^\/+anfahrt(?:\.data)?(?:\/|$)/i;
/** What an address loses when it is read: it may lead elsewhere than it seems to. */
const detour = /[#\\]|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const sessionCookie = /(?:^|; ?)(?:__Host-)?session=/;

/**
 * The address under which the answer to a request is remembered, the same for all that ask the
 * same; undefined when it depends on more than the address, as an admin's pages do.
 */
export function pageKey({ method, url = '', headers }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.cookie !== undefined && sessionCookie.test(headers.cookie)) return undefined;
  if (!url.startsWith('/') || url.startsWith('//') || url.length > longest) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (noPages.test(path) || detour.test(path) || isPrivatePath(path)) return undefined;
  if (ofDevice.test(decodedPath(path))) return undefined;
  if (end < 0) return path;
  const words = wordsOf(path, url.slice(end + 1));
  return path + (words.size ? `?${words}` : '');
}

/** What else the data of a page depend on: React Router's own, when a browser wants a part of them. */
const partParameter = '_routes';

function wordsOf(path: string, query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  const words = readWords(path, given);
  if (path.endsWith('.data'))
    for (const part of given.getAll(partParameter)) words.append(partParameter, part);
  return words;
}
