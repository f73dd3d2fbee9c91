import type { WorkboxPlugin } from 'workbox-core';

/** What a proxy answers by itself while it finds no site behind it; the site never does. */
const ofProxies = [502, 504];

/**
 * Takes what a proxy says by itself for no answer: to visitors it is the same as no network.
 * @throws TypeError as `fetch` does
 */
export function fromSite(response: Response): Response {
  if (ofProxies.includes(response.status)) throw new TypeError(`${response.status} of a proxy`);
  return response;
}

export const onlyFromSite: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => fromSite(response),
};

/** Whether an answer may be kept: whole, from the address that was asked for, and for everybody. */
export function isKeepable({ status, redirected, headers }: Response): boolean {
  const isForbidden = /\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '');
  return status === 200 && !redirected && !isForbidden;
}

export function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
