import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  cacheNames,
  offlineAddress,
  savedAtHeader,
  savedTitleHeader,
  wantedParameter,
} from '../cache-names.ts';
import { serverAhead } from '../saved-page-path.ts';
import { keepFiles, listAssets, pageLimit } from './files.ts';
import { canSave, isHtml, onlyFromSite, rejectProxyResponse } from './from-site.ts';
import { savedPagePathInWorker } from './route-rules.ts';

/** Seconds to wait for the network before a saved page is shown. Weak networks need two or three seconds. */
const patience = 4;
/**
 * After a saved page was shown, other pages wait only `littlePatience` seconds for the network, during
 * `badSpell` milliseconds.
 */
const littlePatience = 1;
const badSpell = 60_000;
/**
 * Until this time (milliseconds since 1970), the network counts as weak. The value is lost when the browser
 * stops the worker.
 */
let badUntil = 0;

const gone = [404, 410];

const kept: WorkboxPlugin = {
  // With `no-cache`, the browser always asks the server. Otherwise 'Back' could show an old copy from the
  // browser's own cache.
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
  cacheKeyWillBeUsed: async ({ request }) => savedPagePathInWorker(new URL(request.url)) ?? request,
  // Stores the assets before the page, because a saved page needs the assets of its build.
  async cacheWillUpdate({ request, response, event }) {
    if (gone.includes(response.status)) await forget(request.url);
    if (!canSave(response) || !isHtml(response)) return null;
    const at = Date.now();
    const html = await response.text();
    await keepFiles(listAssets(html), event as ExtendableEvent);
    return toSavedPage(html, response, at);
  },
};

const shown: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    badUntil = Date.now() + badSpell;
    return cachedResponse && toOfflinePage(cachedResponse);
  },
  async handlerDidError({ request }) {
    const { pathname, search } = new URL(request.url);
    const query = new URLSearchParams({ [wantedParameter]: pathname + search });
    return Response.redirect(`${offlineAddress}?${query}`);
  },
};

const [patient, hurried] = [patience, littlePatience].map(
  (networkTimeoutSeconds) =>
    new NetworkFirst({
      cacheName: cacheNames.pages,
      networkTimeoutSeconds,
      plugins: [onlyFromSite, kept, pageLimit, shown],
    }),
) as [NetworkFirst, NetworkFirst];
const silent = new NetworkFirst({
  cacheName: cacheNames.pages,
  plugins: [onlyFromSite, kept, pageLimit],
});

export function answerPage(request: Request, event: ExtendableEvent): Promise<Response> {
  return (isBad() ? hurried : patient).handle({ request, event });
}

/** Never caches the data of a page, because scripts of a later build might not understand the data. */
export async function answerData(
  request: Request,
  page: URL,
  event: ExtendableEvent,
): Promise<Response> {
  return (await keptAt(page)) === undefined
    ? rejectProxyResponse(await fetch(request))
    : answerInTime(request, event);
}

export async function answerInTime(request: Request, event: ExtendableEvent): Promise<Response> {
  const networkTimeoutSeconds = isBad() ? littlePatience : patience;
  try {
    return await new NetworkOnly({ networkTimeoutSeconds, plugins: [onlyFromSite] }).handle({
      request,
      event,
    });
  } catch {
    badUntil = Date.now() + badSpell;
    return Response.error();
  }
}

export async function keepPage(address: string, since: number, event: ExtendableEvent) {
  const url = new URL(address, location.origin);
  if (savedPagePathInWorker(url) === undefined || Number(await keptAt(url)) >= since) return;
  const request = new Request(url, { headers: { Accept: 'text/html' } });
  await Promise.all(silent.handleAll({ request, event }));
}

async function keptAt(page: URL): Promise<string | null | undefined> {
  const address = savedPagePathInWorker(page);
  if (address === undefined) return undefined;
  const pages = await caches.open(cacheNames.pages);
  return (await pages.match(address))?.headers.get(savedAtHeader);
}

async function forget(address: string): Promise<void> {
  const key = savedPagePathInWorker(new URL(address));
  if (key !== undefined) await (await caches.open(cacheNames.pages)).delete(key);
}

function isBad(): boolean {
  return Date.now() < badUntil;
}

const ofTheWire = ['Content-Encoding', 'Content-Length'];

function toSavedPage(html: string, { headers }: Response, at: number): Response {
  const kept = new Headers(headers);
  for (const name of ofTheWire) kept.delete(name);
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  kept.set(savedAtHeader, String(at));
  kept.set(savedTitleHeader, encodeURIComponent(title));
  return new Response(html, { headers: kept });
}

async function toOfflinePage(page: Response): Promise<Response> {
  const html = await page.text();
  const since = Number(page.headers.get(savedAtHeader));
  const told = `<html data-kept-at="${since}" data-ahead="${serverAhead(page.headers)}"`;
  return new Response(html.replace('<html', told), { headers: page.headers });
}
