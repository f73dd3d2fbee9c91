import { ExpirationPlugin } from 'workbox-expiration';
import { keptPageDays, keptPages } from '#platform/values/retention.ts';

const day = 24 * 60 * 60;

/** How much a device keeps at most, and for how many days; what was used last goes last. */
function limit(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * day,
    // When the device is full, all of it makes room at once, and nothing fails.
    purgeOnQuotaError: true,
  });
}

export const pageLimit = limit(keptPages, keptPageDays);
/** Of several builds, since a kept page needs those that it was made with. */
export const assetLimit = limit(300, 60);
export const pictureLimit = limit(100, keptPageDays);
