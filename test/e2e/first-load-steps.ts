import type { Page, Request } from '@playwright/test';

/**
 * Of a page, what a visitor's line carries before anything is touched: bodies as they are sent. What
 * keeps pages for offline comes three seconds later.
 */
export async function firstLoad(page: Page, open: () => Promise<unknown>): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await open();
  await page.waitForTimeout(1_500);
  return requests;
}

export function isScript(request: Request): boolean {
  return request.resourceType() === 'script';
}
