/** The text of a built stylesheet by its address; undefined when it is none. */
export type FindStyles = (href: string) => string | undefined;

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts a page's stylesheets into it, so that its first picture waits for nothing else. The browser
 * makes links of them again, turned off (platform/ui/rendering/sent-styles.ts): what a later page adds comes
 * behind this text and so wins over it, as it would over them.
 */
export function inlineStyles(
  html: string,
  findStyles: FindStyles,
): { html: string; styles: string } {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const hrefs = [...head.matchAll(link)].map(([, href = '']) => href);
  const texts = hrefs.map(findStyles);
  // All or none: their order counts.
  if (texts.length === 0 || texts.includes(undefined)) return { html, styles: '' };
  const styles = texts.join('');
  const element = `<style data-links="${hrefs.join(' ')}">${styles}</style>`;
  return { html: head.replaceAll(link, '') + element + html.slice(end), styles };
}
