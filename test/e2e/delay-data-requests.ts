import type { Page } from '@playwright/test';

/** Delays the data requests of a page. The returned function lets the requests continue. */
export async function delayData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
