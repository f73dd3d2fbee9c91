import { isPrivatePath } from './private-path.ts';

/**
 * Gives React the links of the stylesheets that came within the page (platform/ui/rendering/inline-styles.server.ts):
 * turned off, they are not asked for again. What a script that is loaded later brings along has the
 * address without the router's '#': twice, it would win over what stands behind it in the page.
 */
export function linkSentStyles(): void {
  const sent = document.querySelector<HTMLElement>('style[data-links]');
  const hrefs = sent?.dataset.links?.split(' ') ?? [];
  for (const href of new Set([...hrefs, ...hrefs.map((each) => each.replace(/#$/, ''))]))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
}

/** Whether a worker is there for the page of an address; there is none for those of admins. */
export function hasDocument(address: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !isPrivatePath(new URL(address).pathname);
}
