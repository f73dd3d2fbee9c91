import { isPrivatePath } from './private-path.ts';

/**
 * Adds inlined stylesheets as disabled links, so that nothing loads them again; also without the router's
 * '#', since a second copy would win over later styles.
 */
export function linkSentStyles(): void {
  const sent = document.querySelector<HTMLElement>('style[data-links]');
  const hrefs = sent?.dataset.links?.split(' ') ?? [];
  for (const href of new Set([...hrefs, ...hrefs.map((each) => each.replace(/#$/, ''))]))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
}

/** A service worker can answer for this page; it never does for admin pages. */
export function hasDocument(address: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !isPrivatePath(new URL(address).pathname);
}
