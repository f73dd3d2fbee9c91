import { cacheNames, offlineAddress } from '../cache-names.ts';
import { keepFiles, listAssets } from './files.ts';
import { canSave, isHtml, rejectProxyResponse } from './from-site.ts';
import { belowPages } from './route-rules.ts';

/**
 * Stores the offline page with its assets, and the assets of the forms that are on every page.
 * @throws Error, so that the browser tries to install the service worker again later
 */
export async function keepOfflinePage(event: ExtendableEvent): Promise<void> {
  const page = await fetch(offlineAddress, { cache: 'no-cache' });
  if (!canSave(page) || !isHtml(page)) throw new Error(`${offlineAddress}: ${page.status}`);
  const forms = belowPages.map((address) => fetch(address, { cache: 'no-cache' }));
  const pages = [page.clone(), ...(await Promise.all(forms))];
  const html = (await Promise.all(pages.map((each) => each.text()))).join('');
  if (!(await keepFiles(listAssets(html), event)))
    throw new Error(`${offlineAddress}: a file is missing`);
  await (await caches.open(cacheNames.offlinePage)).put(offlineAddress, page);
}

export async function answerOfflinePage(request: Request): Promise<Response> {
  try {
    return rejectProxyResponse(await fetch(request));
  } catch {
    const page = await (await caches.open(cacheNames.offlinePage)).match(offlineAddress);
    return page ?? Response.error();
  }
}
