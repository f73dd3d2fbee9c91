import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pages } from './pages.ts';

test.use({ viewport: { width: 390, height: 844 }, keepsPages: true });

const kilobyte = 1_000;

/**
 * Of a page, what a visitor's line carries before anything is touched: bodies as they are sent. What
 * keeps pages for offline comes three seconds later.
 */
async function firstLoad(page: Page, open: () => Promise<unknown>): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await open();
  await page.waitForTimeout(1_500);
  return requests;
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function isScript(request: Request): boolean {
  return request.resourceType() === 'script';
}

/* That no one else is asked holds for every page of every test (fixtures.ts). */
for (const { path } of pages) {
  // The others also show people, of whom the starter content has no photos.
  const most = path === '/' ? 200 : 225;
  test(`${decodeURI(path)} takes at most 115 KB of scripts, and ${most} KB in all`, async ({
    open,
    page,
  }) => {
    const requests = await firstLoad(page, () => open(path));
    const scripts = await bytesOf(requests.filter(isScript));
    const all = await bytesOf(requests);
    expect(scripts).toBeGreaterThan(50 * kilobyte);
    expect(scripts).toBeLessThanOrEqual(115 * kilobyte);
    // The document, with its faces.
    expect(all).toBeGreaterThan(scripts + 30 * kilobyte);
    expect(all).toBeLessThanOrEqual(most * kilobyte);
  });
}

test('what is seen first waits for no stylesheet and no script', async ({ open, page }) => {
  const requests = await firstLoad(page, () => open('/'));
  const sheets = requests.filter((request) => request.resourceType() === 'stylesheet');
  expect(sheets.map((request) => request.url())).toEqual([]);
  expect(requests.filter(isScript).length).toBeGreaterThan(1);
  // None of them is asked for by the page as it comes, but by what runs once that is painted.
  const [document] = requests.filter((request) => request.isNavigationRequest());
  const html = (await (await document?.response())?.text()) ?? '';
  expect(html).toContain("observe({type:'paint',buffered:true})");
  expect(html).not.toMatch(
    /rel="modulepreload"|<script(?! nomodule)[^>]* src=|<script type="module"/,
  );
});

test('a page that is never painted comes alive all the same', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    PerformanceObserver.prototype.observe = () => {};
  });
  await open('/');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test.describe('with another script in its place', () => {
  test.use({ expectedFailures: /integrity/ });

  test('what is not the script that was built does not run', async ({ page, site }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.route(/\/assets\/entry\.client/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `${await answer.text()}\ndocument.title='x';`,
      });
    });
    await page.goto(site.origin);
    await expect.poll(() => complaints.join('\n')).toContain('integrity');
    expect(await page.title()).not.toBe('x');
  });
});
