import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

/** Opens a path and waits until the browser has saved the page. */
async function visitAndKeep(tab: Tab, path: string): Promise<void> {
  await tab.visit(path);
  const kept = async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  };
  await expect.poll(() => tab.run(kept)).toContain(path);
}

test('a saved page opens without a network and with its fonts', async ({ openSite, openTab }) => {
  const site = await openSite('starter', { offline: true });
  const tab = await openTab(site.origin);
  await visitAndKeep(tab, '/team');
  await site.stop();
  await tab.visit('/team');
  await tab.expectText('h1', /^Unser Team$/i);
  await tab.expectText('body', /Offline\. Stand: heute/);
  expect(await tab.run(() => document.fonts.check('700 20px "Barlow Condensed"'))).toBe(true);
});

test('without a network, an unsaved page shows links to saved pages', async ({
  openSite,
  openTab,
}) => {
  const site = await openSite('starter', { offline: true });
  const tab = await openTab(site.origin);
  await visitAndKeep(tab, '/team');
  await site.stop();
  await tab.visit('/history');
  await tab.expectText('h1', /^Kein Empfang\?$/i);
  await tab.click('main a', 'Team');
  await tab.expectText('h1', /^Unser Team$/i);
});
