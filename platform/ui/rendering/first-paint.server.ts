/**
 * Run in the browser before there is anything to see: the faces stand in the page's styles, and yet
 * Chromium and WebKit paint once without them, and again when they have decoded them a moment later.
 */
const hold = [
  'const held=new CSSStyleSheet;',
  "held.replaceSync('body{visibility:hidden}');",
  'document.adoptedStyleSheets=[held];',
  'const show=()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter((sheet)=>sheet!==held)};',
  "Promise.all(['400 1em Barlow','600 1em Barlow','700 1em \"Barlow Condensed\"']",
  '.map((face)=>document.fonts.load(face))).then(show,show);',
  // A browser may take no fonts from pages, and need not say so.
  'setTimeout(show,500)',
].join('');

/**
 * Has a page's first paint wait for its faces.
 * @param html as React wrote it, what it trusts marked by a nonce
 */
export function holdPaint(html: string, nonce: string): string {
  const script = `if('replaceSync'in CSSStyleSheet.prototype){${hold}}`;
  return html.replace('<body>', () => `<body><script nonce="${nonce}">${script}</script>`);
}
