import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pages } from './pages.ts';

/** Comes near to everything on the page, so that what loads late is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(30);
  }
}

test('no page asks another server for anything, sets a cookie or keeps anything about a visitor', async ({
  open,
  page,
  site,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
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
  // That the sponsors' dialog has been thought of (specification §4): not who, not when.
  expect(kept.filter(([name]) => name !== 'popupShown')).toEqual([]);
});
