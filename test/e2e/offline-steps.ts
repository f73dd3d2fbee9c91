import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect, waitForHydration } from './fixtures.ts';
import type { HostedSite } from './host.ts';
import { type FrontDesk, openFrontDesk } from './test-proxy.ts';

interface Fixtures {
  /** A site of this test only, with an admin. */
  club: HostedSite;
  /** The server between the browser and the site. */
  desk: FrontDesk;
  /** Opens a path of the site and waits until the page is cached. */
  visit: (path: string) => Promise<void>;
}

/** Messages of the browser and the router about requests without an answer. */
const offlineNoise =
  /^502: |ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_TIMED_OUT|Failed to fetch|manifest patches|ServiceWorker/;

export const test = base.extend<Fixtures>({
  expectedFailures: offlineNoise,
  club: async ({ host }, provide) => {
    const club = await host.open('starter', { hasAdmin: true, offline: true });
    await provide(club);
    await club.stop();
  },
  desk: async ({ club }, provide) => {
    const desk = await openFrontDesk(club.origin);
    await provide(desk);
    await desk.stop();
  },
  // Uses `desk`, so that the page closes before its server stops.
  page: async ({ desk: _, page }, provide) => {
    // Tests move the clock: the page caches pages after some seconds, and retries a lost site from time to
    // time.
    await page.clock.install();
    await provide(page);
  },
  visit: async ({ desk, page }, provide) => {
    await provide(async (path) => {
      await page.goto(desk.origin + path);
      await waitForHydration(page);
      await waitUntilSaved(page, path);
    });
  },
});

export const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Stand:' });

/** Lists the addresses in Cache Storage as paths. */
export function listSavedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

export async function waitUntilSaved(page: Page, path: string): Promise<void> {
  const address = new URL(path, 'http://localhost').pathname;
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(3_000);
        return listSavedAddresses(page);
      },
      { timeout: 15_000 },
    )
    .toContain(address);
}

/** Waits until the page has found its site again. The page tries this from time to time. */
export async function whenOnline(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(notice(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Opens a new window of the browser, like a phone that opens the site again. */
export async function reopened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await waitForHydration(page);
  return page;
}
