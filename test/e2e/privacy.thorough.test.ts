import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pages } from './pages.ts';

// Visitors also have the service worker, which caches pages for offline use.
test.use({ keepsPages: true });

/** Scrolls through the page, so that lazy content loads. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(30);
  }
}

test('no page contacts another server, sets a cookie or stores more than visited pages', async ({
  open,
  page,
  site,
}) => {
  test.slow();
  const asked: string[] = [];
  // Includes the requests of the service worker.
  page.context().on('request', (request) => asked.push(request.url()));
  await open('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const { path } of pages) {
    await open(path);
    await scrollThrough(page);
  }
  expect(asked.length).toBeGreaterThan(pages.length);
  expect(
    asked.filter((address) => !/^data:/.test(address) && !address.startsWith(site.origin)),
  ).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(() => [
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
  ]);
  // The flag of the sponsors' dialog (spec §4) stores no person and no time.
  expect(kept.filter(([name]) => name !== 'popupShown')).toEqual([]);
  // The caches contain only public pages and their files, as the privacy page says.
  const stored = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    );
    const keys = await Promise.all(caches.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  });
  const isFile = /^\/(?:assets|images|bilder)\//;
  const allowed = pages
    .map(({ path }) => path)
    .filter((path) => !/login|danke|bestaetigen|abmelden/.test(path));
  expect(stored).toContain('/team');
  expect(stored.filter((address) => !isFile.test(address) && !allowed.includes(address))).toEqual(
    [],
  );
});
