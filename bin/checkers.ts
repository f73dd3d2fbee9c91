import { chromium } from '@playwright/test';
import { markdownTable } from '#bench/output/markdown-table.ts';
import { axeViolations } from '#test/e2e/accessibility.ts';
import { ibmViolations } from '#test/e2e/ibm-checker.ts';
import { hasJava, nuErrors } from '#test/pages/nu-checker.ts';
import { startSite } from '#test/start-site.ts';
import { chromiumLaunch } from './browsers/chromium.ts';
import { findPages } from './site-pages.ts';

const widths = [1280, 320];
const hasNu = hasJava();
if (!hasNu) console.error('Ohne Java (ab 11) im PATH prüft der Nu HTML Checker nicht mit.');

const found: string[] = [];
const rows: string[][] = [];
const site = await startSite();
const browser = await chromium.launch(await chromiumLaunch());
try {
  const paths = Object.values(await findPages(site.origin));
  const read = paths.map(async (path) => ({
    path,
    html: await (await fetch(site.origin + path)).text(),
  }));
  const byNu = hasNu ? await nuErrors(await Promise.all(read)) : [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(site.origin + path);
    const [byAxe, byIbm]: string[][] = [[], []];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      byAxe?.push(...(await axeViolations(page)));
      byIbm?.push(...(await ibmViolations(page)));
    }
    const nu = byNu.filter((error) => error.startsWith(`${path}: `));
    rows.push([decodeURI(path), ...[byAxe, byIbm, hasNu ? nu : undefined].map(count)]);
    found.push(...[...(byAxe ?? []), ...(byIbm ?? []), ...nu].map((what) => `- ${path}: ${what}`));
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(markdownTable(['page', 'axe', 'IBM Equal Access', 'Nu'], rows));
console.log(`\n${found.join('\n') || 'Nothing is found on any page.'}`);
if (found.length > 0) process.exitCode = 1;

function count(findings: string[] | undefined): string {
  return findings === undefined ? 'no Java' : String(findings.length);
}
