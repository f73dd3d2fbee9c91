import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { keptAtHeader, keptIn, offlineAddress, wantedParameter } from '../kept-names.ts';
import { assetsOf, keepFiles } from './files.ts';
import { fromSite, isHtml, isKeepable, onlyFromSite } from './from-site.ts';
import { asKept, asShown } from './kept-page.ts';
import { pageLimit } from './limits.ts';
import { keptAddressOf } from './rules.ts';

/**
 * Seconds to wait for the network where a kept page could be shown: on one bar an answer of a few
 * kilobytes takes two or three. Once it took longer, the next pages wait less.
 */
const patience = 4;
const littlePatience = 1;
/** Milliseconds for which the network counts as bad. */
const badSpell = 60_000;
/** Forgotten when the browser stops the worker: then the first page waits the longer time again. */
let badUntil = 0;

const gone = [404, 410];

const kept: WorkboxPlugin = {
  // On the way back browsers take an old answer from their own cache, whose age nobody knows.
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
  cacheKeyWillBeUsed: async ({ request }) => keptAddressOf(new URL(request.url)) ?? request,
  // The page counts as kept once all it is made of is: a page of a newer build brings its own.
  async cacheWillUpdate({ request, response, event }) {
    if (gone.includes(response.status)) await forget(request.url);
    if (!isKeepable(response) || !isHtml(response)) return null;
    const html = await response.text();
    await keepFiles(assetsOf(html), event as ExtendableEvent);
    return asKept(html, response);
  },
};

const shown: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    badUntil = Date.now() + badSpell;
    return cachedResponse && asShown(cachedResponse);
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
      cacheName: keptIn.pages,
      networkTimeoutSeconds,
      plugins: [onlyFromSite, kept, pageLimit, shown],
    }),
) as [NetworkFirst, NetworkFirst];
const silent = new NetworkFirst({
  cacheName: keptIn.pages,
  plugins: [onlyFromSite, kept, pageLimit],
});

/** The page from the network, else as it was last seen, else the page that says what there is. */
export function answerPage(request: Request, event: ExtendableEvent): Promise<Response> {
  return (isBad() ? hurried : patient).handle({ request, event });
}

/**
 * The data of a page, from the network alone: kept ones might be of another build than the scripts
 * that read them. Where they do not come, the open page turns to the kept page instead.
 */
export async function answerData(
  request: Request,
  page: URL,
  event: ExtendableEvent,
): Promise<Response> {
  return (await keptAt(page)) === undefined
    ? fromSite(await fetch(request))
    : answerInTime(request, event);
}

/** An answer from the network alone, or an error where it does not come soon: the page itself is sought then. */
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

/** Keeps a page that is open, unless it has been kept since its data came. */
export async function keepPage(address: string, since: number, event: ExtendableEvent) {
  const url = new URL(address, location.origin);
  if (keptAddressOf(url) === undefined || Number(await keptAt(url)) >= since) return;
  const request = new Request(url, { headers: { Accept: 'text/html' } });
  await Promise.all(silent.handleAll({ request, event }));
}

/** When a page was kept, in milliseconds since 1970. */
async function keptAt(page: URL): Promise<string | null | undefined> {
  const address = keptAddressOf(page);
  if (address === undefined) return undefined;
  const pages = await caches.open(keptIn.pages);
  return (await pages.match(address))?.headers.get(keptAtHeader);
}

async function forget(address: string): Promise<void> {
  const key = keptAddressOf(new URL(address));
  if (key !== undefined) await (await caches.open(keptIn.pages)).delete(key);
}

function isBad(): boolean {
  return Date.now() < badUntil;
}
