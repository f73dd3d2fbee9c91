/** Hides the page until its fonts are ready: Chromium and WebKit do not even wait for inlined fonts. */
const hold = [
  'const held=new CSSStyleSheet;',
  "held.replaceSync('body{visibility:hidden}');",
  'document.adoptedStyleSheets=[held];',
  'const show=()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter((sheet)=>sheet!==held)};',
  "Promise.all(['400 1em Barlow','600 1em Barlow','700 1em \"Barlow Condensed\"']",
  '.map((face)=>document.fonts.load(face))).then(show,show);',
  // The page is shown in any case: a browser may block fonts without reporting an error.
  'setTimeout(show,500)',
].join('');

/** Delays the first paint until fonts are ready. @param html from React; its trusted scripts have a nonce */
export function holdPaint(html: string, nonce: string): string {
  const script = `if('replaceSync'in CSSStyleSheet.prototype){${hold}}`;
  return html.replace('<body>', () => `<body><script nonce="${nonce}">${script}</script>`);
}

export type FindStyles = (href: string) => string | undefined;

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Inlines styles, so that the first paint waits for no file. Styles of later pages win over them. */
export function inlineStyles(
  html: string,
  findStyles: FindStyles,
): { html: string; styles: string } {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const hrefs = [...head.matchAll(link)].map(([, href = '']) => href);
  const texts = hrefs.map(findStyles);
  // All stylesheets are inlined or none, because their order decides which rule wins.
  if (texts.length === 0 || texts.includes(undefined)) return { html, styles: '' };
  const styles = texts.join('');
  const element = `<style data-links="${hrefs.join(' ')}">${styles}</style>`;
  return { html: head.replaceAll(link, '') + element + html.slice(end), styles };
}
