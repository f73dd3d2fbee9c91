import { test as base } from '@playwright/test';
import { type Content, type Host, type HostedSetup, type HostedSite, startHost } from './host.ts';

interface Fixtures {
  content: Content;
  /** True if browsers cache the pages for offline use: then each page starts a service worker. */
  keepsPages: boolean;
  /** The site that all tests of a worker share. The tests must not change its data. */
  site: HostedSite;
  /** Opens a site for this test only. */
  openSite: (content: Content, setup?: HostedSetup) => Promise<HostedSite>;
}

interface WorkerFixtures {
  host: Host;
  /** Opens `site` once per content and setup for all tests of the worker. */
  shareSite: (content: Content, setup: HostedSetup) => Promise<HostedSite>;
}

/** `test` with sites of the built server, as a base for other fixtures. */
export const hosted = base.extend<Fixtures, WorkerFixtures>({
  content: ['starter', { option: true }],
  keepsPages: [false, { option: true }],

  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, provide) => {
      const host = startHost();
      await provide(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],

  shareSite: [
    async ({ host }, provide) => {
      const shared = new Map<string, Promise<HostedSite>>();
      await provide((content, setup) => {
        const key = JSON.stringify([content, setup]);
        const site = shared.get(key) ?? host.open(content, setup);
        shared.set(key, site);
        return site;
      });
      for (const site of shared.values()) await (await site).stop();
    },
    { scope: 'worker' },
  ],

  site: async ({ shareSite, content, keepsPages }, provide) =>
    provide(await shareSite(content, { offline: keepsPages })),

  openSite: async ({ host }, provide) => {
    const opened: HostedSite[] = [];
    await provide(async (content, setup) => {
      const site = await host.open(content, setup);
      opened.push(site);
      return site;
    });
    for (const site of opened) await site.stop();
  },
});
