import type { Page, Request } from '@playwright/test';

/**
 * Lists the requests of a page before the visitor touches anything. The offline cache loads its files three
 * seconds later.
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
