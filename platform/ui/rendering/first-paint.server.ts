/**
 * Hides the page until its fonts are ready, because Chromium and WebKit do not even wait for inlined fonts.
 */
const hold = [
  'const held=new CSSStyleSheet;',
  "held.replaceSync('body{visibility:hidden}');",
  'document.adoptedStyleSheets=[held];',
  'const show=()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter((sheet)=>sheet!==held)};',
  "Promise.all(['400 1em Barlow','600 1em Barlow','700 1em \"Barlow Condensed\"']",
  '.map((face)=>document.fonts.load(face))).then(show,show);',
  // Shows the page after half a second at the latest, because a browser may block fonts without an error.
  'setTimeout(show,500)',
].join('');

/** @param nonce the nonce of the trusted scripts in `html` */
export function holdPaint(html: string, nonce: string): string {
  const script = `if('replaceSync'in CSSStyleSheet.prototype){${hold}}`;
  return html.replace('<body>', () => `<body><script nonce="${nonce}">${script}</script>`);
}

export type FindStyles = (href: string) => string | undefined;

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;

export function inlineStyles(
  html: string,
  findStyles: FindStyles,
): { html: string; styles: string } {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const hrefs = [...head.matchAll(link)].map(([, href = '']) => href);
  const texts = hrefs.map(findStyles);
  // Inlines all stylesheets or none, because the order of stylesheets decides which rule wins.
  if (texts.length === 0 || texts.includes(undefined)) return { html, styles: '' };
  const styles = texts.join('');
  const element = `<style data-links="${hrefs.join(' ')}">${styles}</style>`;
  return { html: head.replaceAll(link, '') + element + html.slice(end), styles };
}
