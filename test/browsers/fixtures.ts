import { test as base, expect } from '@playwright/test';
import type { BrowserName } from '#bin/browsers/newest-browsers.ts';
import {
  type Content,
  type Host,
  type HostedSetup,
  type HostedSite,
  startHost,
} from '../e2e/host.ts';
import type { Engine } from './engine.ts';
import { startPuppeteer } from './puppeteer-engine.ts';
import { type Tab, tabOf } from './tab.ts';
import { startWebKit } from './webkit-engine.ts';

export { expect };

/** What a project says. */
export interface BrowserSetup {
  browserOf: BrowserName;
}

interface WorkerFixtures extends BrowserSetup {
  /** Whether letters are twice as large. */
  isLarge: boolean;
  host: Host;
  engine: Engine;
  /** A site for all tests of the worker, which change nothing there. */
  site: HostedSite;
}

interface Fixtures {
  /** A further window of the browser, without any memory, on a site. */
  openTab: (origin: string) => Promise<Tab>;
  /** A site for this test alone. */
  openSite: (content: Content, setup?: HostedSetup) => Promise<HostedSite>;
  /** A window on the worker's site. */
  tab: Tab;
}

/** `test` of the journeys that run in Chromium, Firefox and WebKit alike. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browserOf: ['chromium', { scope: 'worker', option: true }],
  isLarge: [false, { scope: 'worker', option: true }],

  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, provide) => {
      const host = startHost();
      await provide(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],

  engine: [
    async ({ browserOf, isLarge }, provide) => {
      const engine = await (browserOf === 'webkit'
        ? startWebKit({ isLarge })
        : startPuppeteer(browserOf, { isLarge }));
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  site: [
    async ({ host }, provide) => {
      const site = await host.open('starter');
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  openSite: async ({ host }, provide) => {
    const opened: HostedSite[] = [];
    await provide(async (content, setup) => {
      const site = await host.open(content, setup);
      opened.push(site);
      return site;
    });
    for (const site of opened) await site.stop();
  },

  // With `openSite`, so that no site is gone before the window that is open on it.
  openTab: async ({ engine, openSite: _ }, provide) => {
    const opened: Tab[] = [];
    await provide(async (origin) => {
      const tab = tabOf(await engine.open(), origin);
      opened.push(tab);
      await tab.resize(390, 844);
      return tab;
    });
    for (const tab of opened) await tab.close();
  },

  tab: async ({ openTab, site }, provide) => provide(await openTab(site.origin)),
});
