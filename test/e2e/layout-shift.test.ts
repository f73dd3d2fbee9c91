import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Cumulative layout shift of the page so far, as the browser counts it; 0 is no movement. */
async function layoutShift(page: Page): Promise<number> {
  // What moved in the last frame is told in the next.
  await page.waitForTimeout(200);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(
            list
              .getEntries()
              .filter(({ entryType }) => entryType === 'layout-shift')
              .reduce((sum, entry) => sum + (entry as LayoutShift).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
}

test('a layout shift is seen', async ({ open, page }) => {
  await open('/');
  await page.evaluate(() => document.querySelector('main')?.before('Etwas, das alles verschiebt.'));
  expect(await layoutShift(page)).toBeGreaterThan(0);
});

test('the machine has a face like Arial but where the run is called without', async ({ page }, {
  project,
}) => {
  const has = await page.evaluate(
    (names) => {
      const face = new FontFace('probe', names.map((name) => `local("${name}")`).join());
      return face.load().then(Boolean, () => false);
    },
    ['Arial', 'Liberation Sans', 'Arimo Regular'],
  );
  expect(has).toBe(project.name !== 'without Arial');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 390, height: 7000 },
  { width: 1280, height: 900 },
  { width: 1280, height: 7000 },
])
  for (const fonts of ['there at once', 'late'])
    test(`nothing of the home page moves by itself at ${viewport.width} × ${viewport.height} px, the fonts ${fonts}`, async ({
      open,
      page,
    }) => {
      await page.setViewportSize(viewport);
      if (fonts === 'late')
        await page.route(/\.woff2$/, async (route) => {
          await page.waitForTimeout(1000);
          await route.continue();
        });
      await open('/');
      await page.waitForTimeout(2000);
      // The carousel begins when somebody comes near.
      await page.getByRole('region', { name: 'Latest News' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Nächste Neuigkeit' })).toBeVisible();
      await page.waitForTimeout(1000);
      expect(await layoutShift(page)).toBe(0);
    });
