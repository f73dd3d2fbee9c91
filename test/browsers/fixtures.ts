import { expect } from '@playwright/test';
import type { BrowserName } from '#bin/browsers/newest-browsers.ts';
import { hosted } from '../e2e/hosted.ts';
import type { Engine } from './engine.ts';
import { startPuppeteer } from './puppeteer-engine.ts';
import { createTab, type Tab } from './tab.ts';
import { startWebKit } from './webkit-engine.ts';

export { expect };

/** Settings of a Playwright project. */
export interface BrowserSetup {
  browserOf: BrowserName | 'floor';
}

interface WorkerFixtures extends BrowserSetup {
  /** True if letters are twice as large. */
  isLarge: boolean;
  engine: Engine;
}

interface Fixtures {
  /** Opens another window on a site, without stored data. */
  openTab: (origin: string) => Promise<Tab>;
  /** A window on the site of this test worker. */
  tab: Tab;
}

/** The `test` function for tests that run in Chromium, Firefox and WebKit. */
export const test = hosted.extend<Fixtures, WorkerFixtures>({
  browserOf: ['chromium', { scope: 'worker', option: true }],
  isLarge: [false, { scope: 'worker', option: true }],

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

  // Needs `openSite`, so that each window closes before its site stops.
  openTab: async ({ engine, openSite: _ }, provide) => {
    const opened: Tab[] = [];
    await provide(async (origin) => {
      const tab = createTab(await engine.open(), origin);
      opened.push(tab);
      await tab.resize(390, 844);
      return tab;
    });
    for (const tab of opened) await tab.close();
  },

  tab: async ({ openTab, site }, provide) => provide(await openTab(site.origin)),
});
