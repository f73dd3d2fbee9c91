import { test as base } from '@playwright/test';
import { type Content, type Host, type HostedSetup, type HostedSite, startHost } from './host.ts';

interface Fixtures {
  /** A site for this test alone. */
  openSite: (content: Content, setup?: HostedSetup) => Promise<HostedSite>;
}

interface WorkerFixtures {
  host: Host;
  content: Content;
  /** Whether its pages are kept for offline: then each page starts a service worker. */
  keepsPages: boolean;
  /** A site for all tests of the worker, which change nothing there. */
  site: HostedSite;
}

/** `test` with the built server, whatever looks at it. */
export const hosted = base.extend<Fixtures, WorkerFixtures>({
  content: ['starter', { scope: 'worker', option: true }],
  keepsPages: [false, { scope: 'worker', option: true }],

  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, provide) => {
      const host = startHost();
      await provide(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ host, content, keepsPages }, provide) => {
      const site = await host.open(content, { offline: keepsPages });
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
});
