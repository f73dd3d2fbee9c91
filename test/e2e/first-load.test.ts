import type { Request } from '@playwright/test';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { firstLoad, isScript } from './first-load-steps.ts';
import { expect, test } from './fixtures.ts';
import { pages } from './pages.ts';

test.use({ viewport: { width: 390, height: 844 }, keepsPages: true });

const kilobyte = 1_000;

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const { path } of casesOfRun(pages, ({ path }) => /^\/(?:login|spiele)?$/.test(path))) {
  // The other pages also show people; the starter content has no photos of them.
  const most = path === '/' ? 200 : 225;
  test(`${decodeURI(path)} loads at most 117 KB of scripts and ${most} KB in total`, async ({
    open,
    page,
  }) => {
    const requests = await firstLoad(page, () => open(path));
    const scripts = await bytesOf(requests.filter(isScript));
    const all = await bytesOf(requests);
    expect(scripts).toBeGreaterThan(50 * kilobyte);
    expect(scripts).toBeLessThanOrEqual(117 * kilobyte);
    // The total also includes the HTML document, which contains the fonts.
    expect(all).toBeGreaterThan(scripts + 30 * kilobyte);
    expect(all).toBeLessThanOrEqual(most * kilobyte);
  });
}

test('a page without a first paint still becomes interactive', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    PerformanceObserver.prototype.observe = () => {};
  });
  await open('/');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test.describe('when a script was changed after the build', () => {
  test.use({ expectedFailures: /integrity/ });

  test('does not run a script that differs from the build', async ({ page, site }) => {
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
