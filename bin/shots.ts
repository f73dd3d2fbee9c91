import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { startSite } from '#test/site.ts';
import { chromiumLaunch } from './browsers/chromium.ts';
import { makeSheets, sheetPages } from './sheets.ts';
import { findPages, pageNames } from './site-pages.ts';

/**
 * Takes pages as PNG, light and dark, at a phone's, a tablet's and a desk's width; with --sheet those
 * of the README, and composes its pictures of them.
 */
const folder = 'shots';
const widths = [390, 768, 1440];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'boolean', default: false } },
});
const only = values.sheet ? sheetPages : positionals;
const unknown = only.find((name) => !pageNames.includes(name));
if (unknown) {
  console.error(`Keine Seite heißt ${unknown}. Es gibt: ${pageNames.join(', ')}`);
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(await chromiumLaunch());
const pages = Object.entries(await findPages(site.origin));
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of widths) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const [name, path] of pages) {
      if (only.length > 0 && !only.includes(name)) continue;
      await page.goto(site.origin + path);
      await loadAll(page);
      const file = `${folder}/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await context.close();
  }
await browser.close();
await site.stop();
if (values.sheet) await makeSheets(folder);

/**
 * A picture of the whole page shows what a visitor sees who has scrolled through it. The network is
 * never idle: an open page listens to the live stream.
 */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
