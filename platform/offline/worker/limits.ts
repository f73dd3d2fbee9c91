import { ExpirationPlugin } from 'workbox-expiration';
import { keptPageDays, keptPages } from '#platform/values/retention.ts';

const day = 24 * 60 * 60;

function limit(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * day,
    // On a full device Workbox deletes the whole cache, so that nothing fails.
    purgeOnQuotaError: true,
  });
}

export const pageLimit = limit(keptPages, keptPageDays);
/** Assets of several builds: a kept page needs those that it was made with. */
export const assetLimit = limit(300, 60);
export const pictureLimit = limit(100, keptPageDays);
