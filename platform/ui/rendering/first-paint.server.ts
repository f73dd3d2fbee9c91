/** Hides the page until fonts are ready: Chromium and WebKit first paint without even inlined fonts. */
const hold = [
  'const held=new CSSStyleSheet;',
  "held.replaceSync('body{visibility:hidden}');",
  'document.adoptedStyleSheets=[held];',
  'const show=()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter((sheet)=>sheet!==held)};',
  "Promise.all(['400 1em Barlow','600 1em Barlow','700 1em \"Barlow Condensed\"']",
  '.map((face)=>document.fonts.load(face))).then(show,show);',
  // A browser may block fonts without an error: then show the page anyway.
  'setTimeout(show,500)',
].join('');

/** Delays the first paint until the fonts are ready. @param html from React, trusted scripts with a nonce */
export function holdPaint(html: string, nonce: string): string {
  const script = `if('replaceSync'in CSSStyleSheet.prototype){${hold}}`;
  return html.replace('<body>', () => `<body><script nonce="${nonce}">${script}</script>`);
}

export type FindStyles = (href: string) => string | undefined;

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Inlines styles, so that the first paint waits for no file; later pages' styles come after and win. */
export function inlineStyles(
  html: string,
  findStyles: FindStyles,
): { html: string; styles: string } {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const hrefs = [...head.matchAll(link)].map(([, href = '']) => href);
  const texts = hrefs.map(findStyles);
  // Inline all stylesheets or none, since their order counts.
  if (texts.length === 0 || texts.includes(undefined)) return { html, styles: '' };
  const styles = texts.join('');
  const element = `<style data-links="${hrefs.join(' ')}">${styles}</style>`;
  return { html: head.replaceAll(link, '') + element + html.slice(end), styles };
}
