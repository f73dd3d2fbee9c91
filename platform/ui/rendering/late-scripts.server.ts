import { faultPath, networkMessage } from '../faults/fault-path.ts';
import { needed, polyfilled } from './features.ts';
import foreignChanges from './foreign-changes.ts?worker&url';
import polyfills from './polyfills.ts?worker&url';

/**
 * Run in the browser before all other scripts: tells the server once of each fault, at most five a page.
 * What the network does not bring is no fault of a script, and nor is what a script of another site does.
 */
const tellFaults = [
  'const told=new Set;',
  // A browser may have no beacon, and what was thrown may be no text: neither breaks anything else.
  'window.tellFault=(error)=>{try{',
  'const what=String(error).slice(0,500);',
  `if(!error||told.size>4||told.has(what)||${networkMessage}.test(what))return;`,
  'told.add(what);',
  `navigator.sendBeacon('${faultPath}',JSON.stringify({page:location.pathname,what}))}catch{}};`,
  "addEventListener('error',({error,filename})=>{if(filename?.startsWith(location.origin))tellFault(error)});",
  "addEventListener('unhandledrejection',({reason})=>tellFault(reason));",
].join('');

/**
 * Run in the browser before all other scripts. Not by a script element of its own: those are asked for
 * in the order in which they come to be, and the router's own scripts follow in the page.
 */
const fillIn = [
  tellFaults,
  "const has=(names)=>names.every((name)=>name.split('.').reduce((found,part)=>found?.[part],window));",
  `const polyfilled=${JSON.stringify(polyfilled)};`,
  // server-page.ts notes it when scripts have broken this page twice.
  `const canRun=has(${JSON.stringify(needed)})&&!history.state?.isPlain;`,
  // Opens and closes dialogs where neither a script nor the browser does
  // (platform/ui/dialog/use-dialog.ts).
  "window.runCommand=(event)=>{if(event.defaultPrevented||'commandForElement'in HTMLButtonElement.prototype)return;",
  "const button=event.target.closest('[commandfor]'),dialog=button&&document.getElementById(button.getAttribute('commandfor'));",
  "if(dialog)button.getAttribute('command')==='close'?dialog.close?.():dialog.showModal?.()};",
  "addEventListener('click',runCommand);",
  // Addresses that the router has added lead to no document of their own.
  "window.leaveToBrowser=()=>addEventListener('popstate',()=>{if(location.pathname+location.search!==loadedAddress)location.reload()});",
  // The address without quotes: the worker keeps files that stand in them, whoever needs them.
  `if(canRun&&!has(polyfilled))document.write('<scr'+'ipt src=${polyfills}></scr'+'ipt>');`,
].join('');

/** Run in the browser from when React takes the page over: it marks its nodes, and others stand out. */
const watchOthers = [
  'const others=window.foreignChanges=[];',
  "const isReacts=(node)=>Object.keys(node).some((key)=>key.startsWith('__react'));",
  'new MutationObserver((records)=>{',
  'if(others.length||records.some(({addedNodes})=>![...addedNodes].every(isReacts)))',
  `if(others.push(records)===1)add({src:'${foreignChanges}'})`,
  '}).observe(document.body,{childList:true,subtree:true});',
].join('');

/**
 * Run in the browser: once the page has been painted, its module scripts and what those import are
 * asked for. Sooner they would hold up letters and pictures on a slow line.
 */
const lateStart = [
  // Told to the entry, which finds another one once somebody has gone back meanwhile.
  'window.loadedAddress=location.pathname+location.search;',
  "const {src,integrity}=document.querySelector('script[nomodule]');",
  "const add=(given)=>document.head.append(Object.assign(document.createElement('script'),{type:'module'},given));",
  'const start=()=>{',
  "for(const link of document.querySelectorAll('link[rel=later]'))Object.assign(link,{integrity:link.dataset.integrity,rel:'modulepreload'});",
  "const {text}=document.querySelector('script[type$=later]');",
  'add({text});',
  watchOthers,
  '};',
  // A page opened in the background is not painted until somebody looks at it; one that lies below
  // other windows may never be, and does not say so. An animation frame would come before the paint.
  'if(!canRun||!has(polyfilled))leaveToBrowser();',
  'else new Promise((painted)=>{if(document.hidden)painted();',
  // What is painted first may be the background alone (platform/ui/rendering/first-paint.server.ts).
  "new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint')[0])painted()})",
  ".observe({type:'paint',buffered:true});",
  'setTimeout(painted,2000)}).then(start)',
].join('');

/** The first script of React Router. */
const contextScript = /<script[^>]*>window\.__reactRouterContext = /;
/** What the page's inline module ends with. */
const entryImport = /import\("([^"]+)"\);(?=<\/script>)/;
/** React Router's integrity of all chunks that there are: as large as half the page. */
const importMap = /<script[^>]* type="importmap"[^>]*>.*?<\/script>/s;

/**
 * Has a page's module scripts wait for `lateStart`, which starts them in browsers that can run them. What
 * they load at first is named with its integrity: the entry by a script of its own, the rest by links.
 * @param html as React wrote it, what it trusts marked by a nonce
 */
export function startLate(html: string, nonce: string): string {
  const trusted = ` nonce="${nonce}"`;
  const [, src = ''] = entryImport.exec(html) ?? [];
  const [, integrity = ''] =
    html.split(`href="${src}"`)[1]?.match(/^[^>]* integrity="([^"]+)"/) ?? [];
  // Not asked for as it stands there, by browsers that know modules; no other could run it.
  const entry = `<script nomodule="" src="${src}" integrity="${integrity}"></script>`;
  return (
    html
      .replace(importMap, '')
      .replace(contextScript, (first) => `<script${trusted}>${fillIn}</script>${first}`)
      // The entry reads what this sets, and Firefox runs modules that a script adds in any order.
      .replace(entryImport, 'add({src,integrity});')
      // HTML lets integrity stand only on links of a kind that loads.
      .replaceAll(
        /<link rel="modulepreload"(.*?) integrity=/g,
        '<link rel="later"$1 data-integrity=',
      )
      .replace(`${trusted} type="module" async=""`, `${trusted} type="text/later"`)
      .replace('</body>', () => `${entry}<script${trusted}>${lateStart}</script></body>`)
  );
}
