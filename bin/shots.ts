import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startSite } from '#test/site.ts';
import { chromiumLaunch } from './browsers/chromium.ts';
import { makeSheets, sheetPages } from './sheets.ts';

/**
 * Takes pages as PNG, light and dark, at a phone's, a tablet's and a desk's width; with --sheet those
 * of the README, and composes its pictures of them.
 */
const folder = 'shots';
const widths = [390, 768, 1440];
const fixedPages = {
  home: '/',
  about: '/about',
  team: '/team',
  board: '/führung',
  games: '/spiele',
  history: '/history',
  sponsors: '/sponsoren',
  enquiry: '/sponsoren/anfrage',
  newsletter: '/newsletter',
  contact: '/contact',
  imprint: '/impressum',
  privacy: '/privacy',
  accessibility: '/barrierefreiheit',
  offline: '/offline',
  login: '/login',
  thanks: '/danke/nachricht',
  'not-found': '/gibt-es-nicht',
};
/** Pages of records: the last of the links on another page. */
const linkedPages = {
  player: ['/team', '/spieler/'],
  trainer: ['/team', '/trainer/'],
  report: ['/spiele', '/spiele/spielbericht/'],
  season: ['/history', '/saison/'],
  article: ['/', '/news/'],
} as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'boolean', default: false } },
});
const only = values.sheet ? sheetPages : positionals;
const names = [...Object.keys(fixedPages), ...Object.keys(linkedPages)];
const unknown = only.find((name) => !names.includes(name));
if (unknown) {
  console.error(`Keine Seite heißt ${unknown}. Es gibt: ${names.join(', ')}`);
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(await chromiumLaunch());
const pages = Object.entries({ ...fixedPages, ...(await findLinkedPages(browser)) });
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

async function findLinkedPages(from: Browser): Promise<Record<string, string>> {
  const page = await from.newPage();
  const found: Record<string, string> = {};
  for (const [name, [source, prefix]] of Object.entries(linkedPages)) {
    await page.goto(site.origin + source);
    const path = await page.locator(`a[href^="${prefix}"]`).last().getAttribute('href');
    if (path) found[name] = path;
  }
  await page.close();
  return found;
}

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
