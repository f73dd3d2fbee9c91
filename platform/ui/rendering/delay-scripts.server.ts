import { faultPath, networkMessage } from '../faults/fault-path.ts';
import { needed, polyfilled } from './features.ts';
import foreignChanges from './foreign-changes.ts?worker&url';
import polyfills from './polyfills.ts?worker&url';

/**
 * Sends each script error to the server once, at most five from a page. Does not send network errors or
 * errors in scripts of other sites.
 */
const tellFaults = [
  'const told=new Set;',
  'window.tellFault=(error)=>{try{',
  'const what=String(error).slice(0,500);',
  `if(!error||told.size>4||told.has(what)||${networkMessage}.test(what))return;`,
  'told.add(what);',
  `navigator.sendBeacon('${faultPath}',JSON.stringify({page:location.pathname,what}))}catch{}};`,
  "addEventListener('error',({error,filename})=>{if(filename?.startsWith(location.origin))tellFault(error)});",
  "addEventListener('unhandledrejection',({reason})=>tellFault(reason));",
].join('');

/**
 * Runs before the router's scripts. `document.write` adds the polyfills, because scripts from `append` would
 * run too late.
 */
const fillIn = [
  tellFaults,
  "const has=(names)=>names.every((name)=>name.split('.').reduce((found,part)=>found?.[part],window));",
  `const polyfilled=${JSON.stringify(polyfilled)};`,
  // `isPlain` means that scripts failed twice on this page, so module scripts do not start (server-page.ts).
  `const canRun=has(${JSON.stringify(needed)})&&!history.state?.isPlain;`,
  // Opens and closes dialogs in browsers that do not know `command` (platform/ui/dialog/use-dialog.ts).
  "window.runCommand=(event)=>{if(event.defaultPrevented||'commandForElement'in HTMLButtonElement.prototype)return;",
  "const button=event.target.closest('[commandfor]'),dialog=button&&document.getElementById(button.getAttribute('commandfor'));",
  "if(dialog)button.getAttribute('command')==='close'?dialog.close?.():dialog.showModal?.()};",
  "addEventListener('click',runCommand);",
  // Reloads the page after 'Back' to an address that the router has set before a reload. Now the router does not
  // run, so only the address would change.
  "window.leaveToBrowser=()=>addEventListener('popstate',()=>{if(location.pathname+location.search!==loadedAddress)location.reload()});",
  // Has no quotes around the value of `src`, because the service worker stores every file whose name is in
  // quotes.
  `if(canRun&&!has(polyfilled))document.write('<scr'+'ipt src=${polyfills}></scr'+'ipt>');`,
].join('');

/**
 * Records all changes of the page after a translator or browser extension has added nodes. Such nodes have no
 * property '__react…'.
 */
const watchOthers = [
  'const others=window.foreignChanges=[];',
  "const isReacts=(node)=>Object.keys(node).some((key)=>key.startsWith('__react'));",
  'const observer=new MutationObserver((records)=>{',
  'if(others.length||records.some(({addedNodes})=>![...addedNodes].every(isReacts)))',
  // `others` collects changes until the script that reads them is loaded. If loading fails, the observer stops,
  // so that the list does not grow forever.
  `if(others.push(records)===1)add({src:'${foreignChanges}',onerror:()=>observer.disconnect()})`,
  '});',
  'observer.observe(document.body,{childList:true,subtree:true});',
].join('');

/** Starts the module scripts after the first paint. Otherwise loading them would delay text and pictures. */
const lateStart = [
  // Saves the address of this document now for `isLoadedPage` (server-page.ts), because 'Back' can change
  // `location` before the scripts start.
  'window.loadedAddress=location.pathname+location.search;',
  "const {src,integrity}=document.querySelector('script[nomodule]');",
  "const add=(given)=>document.head.append(Object.assign(document.createElement('script'),{type:'module'},given));",
  'const start=()=>{',
  "for(const link of document.querySelectorAll('link[rel=later]'))Object.assign(link,{integrity:link.dataset.integrity,rel:'modulepreload'});",
  "const {text}=document.querySelector('script[type$=later]');",
  'add({text});',
  watchOthers,
  '};',
  'if(!canRun||!has(polyfilled))leaveToBrowser();',
  // A hidden page possibly never paints, so its scripts start now.
  'else new Promise((painted)=>{if(document.hidden)painted();',
  // The scripts of a visible page wait until it has painted text or pictures, two seconds at most. The event
  // 'first-paint' is too early, because it can be the background, and `requestAnimationFrame` runs before a
  // paint.
  "new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint')[0])painted()})",
  ".observe({type:'paint',buffered:true});",
  'setTimeout(painted,2000)}).then(start)',
].join('');

const contextScript = /<script[^>]*>window\.__reactRouterContext = /;
const pageData = 'window.__reactRouterContext.streamController.enqueue(';
const entryImport = /import\("([^"]+)"\);(?=<\/script>)/;
/** React Router's import map. It is empty (app/entry.server.tsx), so it is removed. */
const importMap = /<script[^>]* type="importmap"[^>]*>.*?<\/script>/s;

/**
 * Changes the page so that `lateStart` loads the module scripts.
 * @param html the page from React
 * @param nonce the nonce of the scripts in `html`
 */
export function delayScripts(html: string, nonce: string): string {
  const trusted = ` nonce="${nonce}"`;
  // Only the head and the scripts at the end are searched, because the content between them is long.
  const headEnd = html.indexOf('</head>');
  const contentEnd = html.indexOf(`<script${trusted}`, headEnd);
  if (contentEnd === -1) return html;
  const head = html.slice(0, headEnd);
  // The data of the page follows these scripts, and it is long, too.
  const dataBegin = html.indexOf(pageData, contentEnd);
  const scriptsEnd = dataBegin === -1 ? html.length : dataBegin;
  const scripts = html.slice(contentEnd, scriptsEnd);
  const [, src = ''] = entryImport.exec(scripts) ?? [];
  const [, integrity = ''] =
    head.split(`href="${src}"`)[1]?.match(/^[^>]* integrity="([^"]+)"/) ?? [];
  const entry = `<script nomodule="" src="${src}" integrity="${integrity}"></script>`;
  return [
    // HTML allows `integrity` only on a link that loads a file, and a link with rel="later" loads no file.
    head.replaceAll(
      /<link rel="modulepreload"(.*?) integrity=/g,
      '<link rel="later"$1 data-integrity=',
    ),
    html.slice(headEnd, contentEnd),
    scripts
      .replace(importMap, '')
      .replace(contextScript, (first) => `<script${trusted}>${fillIn}</script>${first}`)
      // React Router's inline module sets variables that the entry script needs. Firefox runs added modules in
      // any order, so the inline module itself adds the entry script.
      .replace(entryImport, 'add({src,integrity});')
      .replace(`${trusted} type="module" async=""`, `${trusted} type="text/later"`),
    html
      .slice(scriptsEnd)
      .replace('</body>', () => `${entry}<script${trusted}>${lateStart}</script></body>`),
  ].join('');
}
