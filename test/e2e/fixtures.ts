import { expect, type Page, type Response } from '@playwright/test';
import type { Content, HostedSetup } from './host.ts';
import { hosted } from './hosted.ts';

export { expect };

interface Fixtures {
  /** Opens a path. Waits until the page is hydrated, if scripts can run. */
  open: (path: string) => Promise<Response>;
  /** Starts another site for this test alone; returns its address. */
  siteWith: (content: Content, setup?: HostedSetup) => Promise<string>;
  /** Failures that a test expects. Every other failure that `watch` finds fails the test. */
  expectedFailures: RegExp | undefined;
}

/**
 * `test` of all journeys: the built server with its own database. The page fails the test if it complains,
 * breaks its own rules or contacts another server.
 */
export const test = hosted.extend<Fixtures>({
  expectedFailures: [undefined, { option: true }],

  baseURL: async ({ site }, provide) => provide(site.origin),

  // Uses `siteWith`, so that the page closes before its site stops.
  page: async ({ page, siteWith: _, expectedFailures, javaScriptEnabled }, provide) => {
    const faults = await watch(page, { expectedFailures, scripts: javaScriptEnabled !== false });
    await provide(page);
    expect(faults, 'what a page of this site must not do').toEqual([]);
  },

  open: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (path) => {
      const answer = await page.goto(path);
      if (javaScriptEnabled !== false) await waitForHydration(page);
      return answer as Response;
    });
  },

  siteWith: async ({ openSite }, provide) =>
    provide(async (content, setup) => (await openSite(content, setup)).origin),
});

/** Waits until React has hydrated the page. Before that, React does not handle clicks. */
export async function waitForHydration(
  page: Page,
  options: { timeout?: number } = {},
): Promise<void> {
  const isAlive = () => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'));
    return root?.[1].stateNode.current.memoizedState.isDehydrated === false;
  };
  // Poll by time, because animation frames come only while the browser paints.
  await page.waitForFunction(isAlive, undefined, { polling: 20, ...options });
}

/**
 * Collects the faults of a page: errors and warnings, failed requests, CSP violations and requests to other
 * servers.
 */
async function watch(
  page: Page,
  { expectedFailures, scripts }: { expectedFailures: RegExp | undefined; scripts: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  const failed = (text: string) => expectedFailures?.test(text) || faults.push(text);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Skip this message: the `response` and `requestfailed` listeners below check every request.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) failed(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    // `localhost` is for passkeys, which need a host name.
    if (/^https?:$/.test(protocol) && !['127.0.0.1', 'localhost'].includes(hostname))
      faults.push(`third party: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // The browser cancels pending requests when the visitor leaves a page; that is correct.
    const reason = request.failure()?.errorText ?? '';
    const isScriptTurnedOff = !scripts && request.resourceType() === 'script';
    if (reason !== 'net::ERR_ABORTED' && !isScriptTurnedOff) failed(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    // Each test checks the status of its pages itself, so a page fails here only with a server error.
    const worst = response.request().isNavigationRequest() ? 500 : 400;
    if (response.status() >= worst) failed(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
