import { clientsClaim } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { cacheNames, forgetMessage, type KeepMessage, offlineAddress } from '../cache-names.ts';
import { pageOfData } from '../saved-page-path.ts';
import { answerData, answerInTime, answerPage, keepPage } from './answer-pages.ts';
import { assets, isAsset, isPicture, keepFiles, pictures } from './files.ts';
import { answerOfflinePage, keepOfflinePage } from './offline-page.ts';
import { isPrivate, savedPagePathInWorker } from './route-rules.ts';

declare const self: ServiceWorkerGlobalScope;

const isOwn = (url: URL) => url.origin === location.origin;
const isPage = ({ mode }: Request) => mode === 'navigate';

registerRoute(
  ({ url, request }) => isOwn(url) && isPage(request) && url.pathname === offlineAddress,
  ({ request }) => answerOfflinePage(request),
);
registerRoute(
  ({ url, request }) => isOwn(url) && isPage(request) && savedPagePathInWorker(url) !== undefined,
  ({ request, event }) => answerPage(request, event),
);
registerRoute(
  ({ url }) =>
    isOwn(url) && savedPagePathInWorker(pageOfData(url) ?? url) !== undefined && isData(url),
  ({ request, url, event }) => answerData(request, pageOfData(url) ?? url, event),
);
registerRoute(
  // check-server.ts sends requests with 'no-store' to test whether the server answers. So the worker must not
  // answer these requests.
  ({ url, request }) => isOwn(url) && isRouteList(url) && request.cache !== 'no-store',
  ({ request, event }) => answerInTime(request, event),
);
registerRoute(({ url }) => isOwn(url) && isAsset(url), assets);
registerRoute(
  ({ url, request }) => isOwn(url) && isPicture(url) && !isAskedByAdmin(request),
  pictures,
);

self.addEventListener('install', (event) => {
  // A new worker takes over immediately. That is safe, because open pages have loaded their assets, and the
  // HTML of new pages names the assets of the new build.
  void self.skipWaiting();
  event.waitUntil(keepOfflinePage(event));
});

self.addEventListener('activate', (event) => event.waitUntil(removeUnknown()));
clientsClaim();

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage | typeof forgetMessage;
  event.waitUntil(message === forgetMessage ? forgetAll(event) : keepSeen(message, event));
});

async function keepSeen({ keep, since, files }: KeepMessage, event: ExtendableEvent) {
  await Promise.all([keepPage(keep, since, event), keepFiles(files, event)]);
}

async function forgetAll(event: ExtendableMessageEvent): Promise<void> {
  let failure: string | null = null;
  try {
    for (const name of Object.values(cacheNames)) {
      await caches.delete(name);
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }
    await keepOfflinePage(event).catch(() => {});
  } catch (error) {
    failure = String(error);
  }
  event.ports[0]?.postMessage(failure);
}

function isData(url: URL): boolean {
  return pageOfData(url) !== undefined;
}

function isRouteList({ pathname }: URL): boolean {
  return pathname === '/__manifest';
}

function isAskedByAdmin({ referrer }: Request): boolean {
  return referrer !== '' && isPrivate(new URL(referrer).pathname);
}

async function removeUnknown(): Promise<void> {
  const known: string[] = Object.values(cacheNames);
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
}
