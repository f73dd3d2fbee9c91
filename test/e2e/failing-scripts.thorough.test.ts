import type { Page } from '@playwright/test';
import { needed, polyfilled } from '#platform/ui/rendering/features.ts';
import { fillMessage, inMain } from './drafts/form-journeys.ts';
import { expect, test, waitForHydration } from './fixtures.ts';

/* These tests cause errors in the browser console on purpose. */
test.use({ expectedFailures: /./ });

/**
 * Features that a browser can lack or refuse. `isAlive` tells if the site's scripts still run without the
 * feature.
 */
const faults: { name: string; make: (name: string) => void; isAlive: boolean }[] = [
  ...polyfilled.map((name) => ({ name, make: takeAway, isAlive: true })),
  ...needed.map((name) => ({ name, make: takeAway, isAlive: false })),
  {
    name: 'localStorage and sessionStorage, which throw,',
    make: () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: refuse });
    },
    isAlive: true,
  },
  {
    name: 'a method that the header calls, so that the layout cannot be rendered,',
    make: breakHeader,
    isAlive: false,
  },
];

/** Runs in the browser. Deletes a feature by its path, for example `Map.groupBy`. */
function takeAway(path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<object>((found, name) => Reflect.get(found, name), window);
  Reflect.deleteProperty(owner, last);
}

/** Runs in the browser. Makes the header fail when it compares its links with the page address. */
function breakHeader(): void {
  const { toLowerCase } = String.prototype;
  String.prototype.toLowerCase = function (this: string) {
    if (/^\/(?:spiele|contact)$/.test(this)) throw new Error('no small letters');
    return toLowerCase.call(this);
  };
}

/** Runs in the browser. Makes each use of a date format throw an error. */
function takeAwayDates(): void {
  const fail = () => {
    throw new Error('no dates');
  };
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: fail });
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'formatToParts', { get: fail });
}

/**
 * Clicks from the history page to the news page, where rendering fails. Waits until the browser has loaded
 * the news page from the server.
 */
async function failAtNews(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/history`);
  await waitForHydration(page);
  await page.evaluate(breakList);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Neuigkeiten' }).first().click();
  await expect(page.locator('[data-same]')).toHaveCount(0);
}

async function expectAlive(page: Page, isAlive: boolean): Promise<void> {
  if (isAlive) return waitForHydration(page);
  // Wait for all scripts to load, so that only a failure can prevent the hydration.
  await page.waitForLoadState('networkidle');
  await expect(waitForHydration(page, { timeout: 500 })).rejects.toThrow('Timeout');
}

for (const { name, make, isAlive } of faults)
  test(`without ${name} a visitor can read pages, follow links and send a form`, async ({
    page,
    siteWith,
  }) => {
    const origin = await siteWith('starter');
    await page.addInitScript(make, name);
    await page.goto(`${origin}/spiele`);
    await expectAlive(page, isAlive);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Spiele/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
    await expect(page).toHaveURL(`${origin}/contact`);
    if (isAlive) await waitForHydration(page);
    await fillMessage(inMain(page));
    await inMain(page).getByLabel('Name').fill('   ');
    await inMain(page).getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByRole('main')).toContainText('Bitte gib deinen Namen ein.');
    await expect(inMain(page).getByLabel('Nachricht')).toHaveValue(/zwei/);
    await inMain(page).getByLabel('Name').fill('Anna');
    await inMain(page).getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByRole('main')).toContainText('Danke! Deine Nachricht ist angekommen.');
    await expect(page.getByText('schiefgegangen')).toHaveCount(0);
  });

test('loads a page from the server if an update removed its script', async ({ page, siteWith }) => {
  const origin = await siteWith('starter');
  await page.goto(origin);
  await waitForHydration(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  // A full page load succeeds, because its HTML names the new scripts.
  const isGone = { now: true };
  await page.route(/\/assets\/route-/, (route) =>
    isGone.now ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone.now = false;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page).toHaveURL(`${origin}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontaktieren Sie uns!');
  await expect(page.locator('[data-same]')).toHaveCount(0);
  await waitForHydration(page);
});

test('a page that a script breaks reloads, and the second time without scripts', async ({
  page,
  siteWith,
}) => {
  const origin = await siteWith('starter');
  await failAtNews(page, origin);
  await expect(page).toHaveURL(`${origin}/news`);
  await page.waitForFunction(isListAlive, undefined, { polling: 20 });

  await page.evaluate(breakList);
  await expect(page.locator('[data-same]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuigkeiten');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(false);
});

/** Runs in the browser. Deletes `Map.groupBy`, so that the news list cannot be rendered again. */
function breakList(): void {
  Reflect.deleteProperty(Map, 'groupBy');
  document.body.setAttribute('data-same', '');
  if (location.pathname === '/news')
    setTimeout(() => Reflect.get(window, '__reactRouterDataRouter').revalidate());
}

/** Runs in the browser. React can hydrate the list later than the page around it. */
function isListAlive(): boolean {
  const item = document.querySelector('main li') ?? {};
  return Object.keys(item).some((key) => key.startsWith('__reactFiber$'));
}

test('a page that fails to render keeps its HTML and links, and reports once', async ({
  page,
  siteWith,
}) => {
  const origin = await siteWith('starter');
  const told: unknown[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origin}/stoerung`) told.push(request.postDataJSON());
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(takeAwayDates);
  const path = '/spiele/spielbericht/fortuna-musterau-vs-fc-acker-2025-10-05';
  await page.goto(origin + path);
  await expect.poll(() => told).toEqual([{ page: path, what: 'Error: no dates' }]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FC Acker');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await drawer.getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontaktieren Sie uns!');
  expect(loaded).toEqual([path, '/contact']);
});

test('the Back button on a page that failed to render opens the previous page', async ({
  page,
  siteWith,
}) => {
  const origin = await siteWith('starter');
  await failAtNews(page, origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuigkeiten');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erfolge und Auszeichnungen');
});

test('reports a layout error after a click, and the browser loads the next page', async ({
  page,
  siteWith,
}) => {
  const origin = await siteWith('starter');
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origin}/stoerung`) told.push(request.postDataJSON());
  });
  await page.goto(`${origin}/history`);
  await waitForHydration(page);
  await page.evaluate(breakHeader);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontaktieren Sie uns!');
  await waitForHydration(page);
  expect(told).toEqual([{ page: '/history', what: 'Error: no small letters' }]);
});
