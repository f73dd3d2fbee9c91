import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { savedPageDays } from '#platform/values/retention.ts';
import { cacheNames, maxSavedPages } from '../cache-names.ts';
import { canSave } from './from-site.ts';

const day = 24 * 60 * 60;

function limit(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * day,
    // If the device's storage is full, Workbox deletes all caches with this option.
    purgeOnQuotaError: true,
  });
}

export const pageLimit = limit(maxSavedPages, savedPageDays);
/** Holds the assets of several builds, because a saved page needs the assets of its build. */
const assetLimit = limit(300, 60);
const pictureLimit = limit(100, savedPageDays);

const assetPath = /^\/assets\//;
const picturePath = /^\/(?:images|bilder|uploads|vereinsfarben)\//;

const onlyKeepable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (canSave(response) ? response : null),
};

/**
 * Stores only fonts and pictures, because the scripts of the admin area must not be stored. `keepFiles`
 * stores the scripts of saved pages.
 */
const noCode: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    ['font', 'image'].includes(request.destination) && canSave(response) ? response : null,
};

const keptAssets = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins: [onlyKeepable, assetLimit],
});

export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins: [noCode, assetLimit],
});

/**
 * Answers from the cache and then loads the picture again, because a new picture can have the name of an old
 * picture.
 */
export const pictures = new StaleWhileRevalidate({
  cacheName: cacheNames.pictures,
  plugins: [onlyKeepable, pictureLimit],
});

export const isAsset = ({ pathname }: URL) => assetPath.test(pathname);
export const isPicture = ({ pathname }: URL) => picturePath.test(pathname);

export async function keepFiles(
  addresses: Iterable<string>,
  event: ExtendableEvent,
): Promise<boolean> {
  const own = [...new Set(addresses)]
    .map((address) => new URL(address, location.origin))
    .filter((url) => url.origin === location.origin);
  const kept = await Promise.allSettled(own.map((url) => keepFile(url, event)));
  return kept.every(({ status }) => status === 'fulfilled');
}

async function keepFile(url: URL, event: ExtendableEvent): Promise<void> {
  const strategy = isAsset(url) ? keptAssets : isPicture(url) ? pictures : undefined;
  await Promise.all(strategy?.handleAll({ request: new Request(url), event }) ?? []);
}

export function listAssets(html: string): string[] {
  return [...html.matchAll(/["'](\/assets\/[^"'\s]+)["']/g)].map(([, address = '']) => address);
}
