import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './fixtures.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    shiftsSoFar: () => { early: number; late: number };
  }
}

test.beforeEach(({ page }) => page.addInitScript(countShifts));

/** Runs in the browser before the scripts of the page. */
function countShifts(): void {
  const shifts: LayoutShift[] = [];
  let drawn = Number.POSITIVE_INFINITY;
  const isLate = ({ startTime }: LayoutShift) => startTime > drawn;
  const sum = (some: LayoutShift[]) => some.reduce((total, { value }) => total + value, 0);
  window.shiftsSoFar = () => ({
    late: sum(shifts.filter(isLate)),
    early: sum(shifts.filter((shift) => !isLate(shift))),
  });
  new PerformanceObserver((list) => {
    shifts.push(...(list.getEntries() as LayoutShift[]));
  }).observe({ type: 'layout-shift', buffered: true });
  const noteNextFrame = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        drawn = performance.now();
      }),
    );
  // The first `readystatechange` event comes after the HTML is parsed, but before its scripts run.
  document.addEventListener('readystatechange', noteNextFrame, { once: true });
}

/**
 * Returns the cumulative layout shift since the browser drew the whole HTML; 0 is no movement. Before that a
 * busy browser draws partial HTML, and centred content moves a little.
 */
async function layoutShift(page: Page): Promise<number> {
  // The browser reports a movement of the last frame in the next frame.
  await page.waitForTimeout(200);
  const { early, late } = await page.evaluate(() => window.shiftsSoFar());
  expect(early).toBeLessThan(0.05);
  return late;
}

/** Waits until the files of the page are loaded, its fonts are ready and its visible pictures are decoded. */
async function whenComplete(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    await Promise.all([...document.images].filter(isSeen).map((image) => image.decode()));
  });
}

test('detects a layout shift', async ({ open, page }) => {
  await open('/');
  await page.evaluate(() => document.querySelector('main')?.before('Etwas, das alles verschiebt.'));
  expect(await layoutShift(page)).toBeGreaterThan(0);
});

test('the machine has a font like Arial, except in the project without Arial', async ({ page }, {
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
  test(`the home page at ${viewport.width} × ${viewport.height} px has no layout shift with fast or slow files`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await holdFiles(page);
    for (const rest of ['late', 'at once']) {
      if (rest === 'at once') await page.unrouteAll({ behavior: 'wait' });
      await open('/');
      await whenComplete(page);
      // The carousel starts when the visitor scrolls near it.
      await page.getByRole('region', { name: 'Latest News' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Nächster Artikel' })).toBeVisible();
      await whenComplete(page);
      expect(await layoutShift(page), rest).toBe(0);
    }
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`the offline page at ${viewport.width} px hardly shifts when its cached pages appear late`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await holdFiles(page);
    await open('/offline');
    await expect(page.getByText('Noch ist nichts da.')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
    // Fill the cache like the service worker: with one page, then with many.
    for (const count of [1, 12]) {
      await page.evaluate(keepPages, count);
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    }
    // Hold the check for the server: its answer would make the page leave for /team.
    await page.route(/__manifest\?paths=%2F&/, () => {});
    await page.goto('/offline?seite=/team');
    await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

/** Delays the files of a page by a second. */
async function holdFiles(page: Page): Promise<void> {
  await page.route(/\/(?:assets|images|bilder|uploads)\//, async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
}

async function keepPages(count: number): Promise<void> {
  const kept = await caches.open('seiten');
  for (let number = 1; number <= count; number++)
    await kept.put(
      `/seite-${number}`,
      new Response('', {
        headers: { 'X-Kept-At': String(Date.now()), 'X-Kept-Title': `Seite ${number}` },
      }),
    );
}
