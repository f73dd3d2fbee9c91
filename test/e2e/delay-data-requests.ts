import type { Page } from '@playwright/test';

/** Holds back what a click asks of the server; the returned function lets it go. */
export async function delayData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
