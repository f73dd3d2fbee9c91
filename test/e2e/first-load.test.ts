import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const kilobyte = 1_000;

/** Bytes over the wire of the scripts that a page asks for by itself. */
async function scriptBytes(page: Page, open: () => Promise<unknown>): Promise<number> {
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    const { responseBodySize } = await request.sizes();
    bytes += responseBodySize;
  });
  await open();
  await page.waitForTimeout(1_500);
  return bytes;
}

for (const path of ['/', '/spiele', '/team', '/contact'])
  test(`${path} takes at most 115 KB of scripts`, async ({ open, page }) => {
    const bytes = await scriptBytes(page, () => open(path));
    expect(bytes).toBeGreaterThan(50 * kilobyte);
    expect(bytes).toBeLessThanOrEqual(115 * kilobyte);
  });
