import { createHash } from 'node:crypto';

/**
 * Hides the page until its fonts are ready. Otherwise Chromium and WebKit first show another font, even if
 * the fonts are inlined.
 */
const hold = [
  'const held=new CSSStyleSheet;',
  "held.replaceSync('body{visibility:hidden}');",
  'document.adoptedStyleSheets=[held];',
  'const show=()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter((sheet)=>sheet!==held)};',
  "Promise.all(['400 1em Barlow','600 1em Barlow','700 1em \"Barlow Condensed\"']",
  '.map((face)=>document.fonts.load(face))).then(show,show);',
  // Shows the page after half a second at the latest, because a browser can block fonts without an error.
  'setTimeout(show,500)',
].join('');

export function delayFirstPaint(html: string, nonce: string): string {
  const script = `if('replaceSync'in CSSStyleSheet.prototype){${hold}}`;
  return html.replace('<body>', () => `<body><script nonce="${nonce}">${script}</script>`);
}

export interface Styles {
  bytes: Uint8Array[];
  hash: string;
}

export type FindStyles = (hrefs: string[]) => Styles | undefined;

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;

export function inlineStyles(
  html: string,
  findStyles: FindStyles,
): { bytes: Buffer<ArrayBuffer>; hash?: string } {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const hrefs = [...head.matchAll(link)].map(([, href = '']) => href);
  const styles = findStyles(hrefs);
  if (!styles) return { bytes: Buffer.from(html) };
  const before = `${head.replaceAll(link, '')}<style data-links="${hrefs.join(' ')}">`;
  const parts = [Buffer.from(before), ...styles.bytes, Buffer.from(`</style>${html.slice(end)}`)];
  return { bytes: Buffer.concat(parts), hash: styles.hash };
}

export function hashForPolicy(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `'sha256-${hash.digest('base64')}'`;
}
