export type FindStyles = (href: string) => string | undefined;

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Inlined, so that the first paint waits for nothing; styles of later pages come after and win. */
export function inlineStyles(
  html: string,
  findStyles: FindStyles,
): { html: string; styles: string } {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const hrefs = [...head.matchAll(link)].map(([, href = '']) => href);
  const texts = hrefs.map(findStyles);
  // All or none, since their order counts.
  if (texts.length === 0 || texts.includes(undefined)) return { html, styles: '' };
  const styles = texts.join('');
  const element = `<style data-links="${hrefs.join(' ')}">${styles}</style>`;
  return { html: head.replaceAll(link, '') + element + html.slice(end), styles };
}
