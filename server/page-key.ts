import type { IncomingMessage } from 'node:http';
import { decodedPath } from '#platform/values/decoded-path.ts';
import { pageWords, searchedParameter } from '#platform/values/page-words.ts';
import { isPrivatePath } from '#platform/values/private-path.ts';

/** What a page from memory depends on. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Pages that read words of their addresses, however those are written, and their data. */
const readers = pageWords.map(({ path, words }) => ({
  isOf: new RegExp(`^${path}(?:\\.data)?/*$`, 'i'),
  words,
}));
/** Characters of an address that is worth remembering. */
const longest = 1024;
const noPages =
  /^\/(?:assets|images|uploads|bilder|vereinsfarben)\/|^\/(?:healthz|metrics|live|__manifest)$/;
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
  if (end < 0) return path;
  const words = readWords(path, url.slice(end + 1));
  // Of what somebody searches for, others seldom want the same.
  return words.has(searchedParameter) ? undefined : path + (words.size ? `?${words}` : '');
}

/** The parameters that the page of a path reads; all others are somebody's marks on a link. */
function readWords(path: string, query: string): URLSearchParams {
  const asked = decodedPath(path);
  const read = [
    ...readers.flatMap(({ isOf, words }) => (isOf.test(asked) ? words : [])),
    // React Router's own, when a browser wants a part of a page's data.
    ...(path.endsWith('.data') ? ['_routes'] : []),
  ];
  const given = new URLSearchParams(query);
  const kept = read.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(kept);
}
