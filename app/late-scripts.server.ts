/**
 * Run in the browser: once the page has been painted, its module script and what that imports are
 * asked for. Sooner they would hold up letters and pictures on a slow line.
 */
const lateStart = [
  'const start=()=>{',
  "for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';",
  "const {text}=document.querySelector('script[type=later]');",
  "document.head.append(Object.assign(document.createElement('script'),{type:'module',text}))",
  '};',
  // A page opened in the background is not painted until somebody looks at it; one that lies below
  // other windows may never be, and does not say so. An animation frame would come before the paint.
  'new Promise((painted)=>{if(document.hidden)painted();',
  "new PerformanceObserver(painted).observe({type:'paint',buffered:true});",
  'setTimeout(painted,2000)}).then(start)',
].join('');

/**
 * Has a page's module script wait for `lateStart`.
 * @param html as React wrote it, what it trusts marked by a nonce
 */
export function startLate(html: string, nonce: string): string {
  const trusted = ` nonce="${nonce}"`;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(`${trusted} type="module" async=""`, `${trusted} type="later"`)
    .replace('</body>', () => `<script${trusted}>${lateStart}</script></body>`);
}
