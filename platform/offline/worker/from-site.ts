import type { WorkboxPlugin } from 'workbox-core';

const ofProxies = [502, 504];

/**
 * A proxy sends a status of `ofProxies` if the site does not answer, so this response counts as no answer.
 * @throws TypeError, as `fetch` does without an answer
 */
export function rejectProxyResponse(response: Response): Response {
  if (ofProxies.includes(response.status)) throw new TypeError(`${response.status} of a proxy`);
  return response;
}

export const onlyFromSite: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => rejectProxyResponse(response),
};

export function canSave({ status, redirected, headers }: Response): boolean {
  const isForbidden = /\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '');
  return status === 200 && !redirected && !isForbidden;
}

export function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
