import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { addAdmin, signIn } from '#test/e2e/admin.ts';
import { startSite } from '#test/start-site.ts';
import { chromiumLaunch } from './browsers/chromium.ts';
import { makeSheets, sheetPages } from './sheets.ts';
import { adminPages, findPages, pageNames } from './site-pages.ts';

/**
 * The option `--sheet` takes the screenshots for the README, `--admin` the screenshots of the back office.
 */
const folder = 'shots';
const widths = [390, 768, 1440];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    admin: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});
const only = values.sheet ? sheetPages : positionals;
const names = values.admin ? Object.keys(adminPages) : pageNames;
const unknown = only.find((name) => !names.includes(name));
if (unknown) {
  console.error(`Keine Seite heißt ${unknown}. Es gibt: ${names.join(', ')}`);
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(await chromiumLaunch());
const pages = Object.entries(values.admin ? adminPages : await findPages(site.origin));
const storageState = values.admin ? await signedIn() : undefined;
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of widths) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      ...(storageState && { storageState }),
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

async function signedIn() {
  await addAdmin({ DATA_DIR: site.dataDir });
  const context = await browser.newContext();
  await signIn(await context.newPage(), site.origin);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Also loads lazy pictures. Does not wait for an idle network, because the live stream never ends. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
