import { adminPages } from '#bin/site-pages.ts';
import { missingPage, pages } from '../e2e/pages.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';
import type { Tab } from './tab.ts';

/** Fails unless React runs in each page and the page still shows the heading that the server sent. */
async function walk(tab: Tab, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await tab.goto(tab.origin + path);
    const sent = await tab.text('h1');
    await tab.whenAlive();
    expect(await tab.text('h1'), path).toBe(sent);
    expect(await tab.text('body'), path).not.toContain('schiefgegangen');
    const excess = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
}

test('React runs in each public page without an error', async ({ tab }) => {
  await walk(
    tab,
    [...pages, missingPage].map(({ path }) => path),
  );
});

test('React runs in each tool of the back office without an error', async ({
  openSite,
  openTab,
}) => {
  const site = await openSite('starter', { hasAdmin: true });
  const tab = await openSignedIn(openTab, site, '/admin');
  await walk(tab, Object.values(adminPages));
});
