import { cacheNames, forgetMessage, savedAtHeader, savedTitleHeader } from './cache-names.ts';

export interface SavedPage {
  address: string;
  title: string;
  seenAt: Date;
}

export async function listSavedPages(): Promise<SavedPage[]> {
  if (!('caches' in window)) return [];
  const pages = await caches.open(cacheNames.pages);
  const found = (await pages.keys()).map(async (request) => {
    const page = await pages.match(request);
    return page && describe(request, page);
  });
  const kept = (await Promise.all(found)).filter((page) => page !== undefined);
  return kept.sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime());
}

export async function deleteSavedPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) {
    if ('caches' in window) for (const name of Object.values(cacheNames)) await caches.delete(name);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<MessageEvent>((resolve) => {
    port1.onmessage = resolve;
  });
  registration.active.postMessage(forgetMessage, [port2]);
  const { data: failure } = await done;
  if (failure) throw new Error(failure);
}

function describe({ url }: Request, { headers }: Response): SavedPage {
  const { pathname, search } = new URL(url);
  const html = decodeURIComponent(headers.get(savedTitleHeader) ?? '');
  const { title } = new DOMParser().parseFromString(`<title>${html}`, 'text/html');
  return {
    address: pathname + search,
    title: title.replace(/ \| [^|]*$/, ''),
    seenAt: new Date(Number(headers.get(savedAtHeader))),
  };
}
