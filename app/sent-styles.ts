/**
 * Gives React the links of the stylesheets that came within the page (app/inline-styles.server.ts):
 * turned off, they are not asked for again.
 */
export function linkSentStyles(): void {
  const sent = document.querySelector<HTMLElement>('style[data-links]');
  for (const href of sent?.dataset.links?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
}
