import { faultPath, networkMessage } from '../faults/fault-path.ts';
import { needed, polyfilled } from './features.ts';
import foreignChanges from './foreign-changes.ts?worker&url';
import polyfills from './polyfills.ts?worker&url';

/** Reports each fault once, five per page; no network errors, no faults of other sites' scripts. */
const tellFaults = [
  'const told=new Set;',
  // sendBeacon may be missing and String(error) may throw: neither may break the page.
  'window.tellFault=(error)=>{try{',
  'const what=String(error).slice(0,500);',
  `if(!error||told.size>4||told.has(what)||${networkMessage}.test(what))return;`,
  'told.add(what);',
  `navigator.sendBeacon('${faultPath}',JSON.stringify({page:location.pathname,what}))}catch{}};`,
  "addEventListener('error',({error,filename})=>{if(filename?.startsWith(location.origin))tellFault(error)});",
  "addEventListener('unhandledrejection',({reason})=>tellFault(reason));",
].join('');

/** Runs before all other scripts, with polyfills by document.write: an added element would run later. */
const fillIn = [
  tellFaults,
  "const has=(names)=>names.every((name)=>name.split('.').reduce((found,part)=>found?.[part],window));",
  `const polyfilled=${JSON.stringify(polyfilled)};`,
  // server-page.ts sets `isPlain` when scripts have broken this page twice.
  `const canRun=has(${JSON.stringify(needed)})&&!history.state?.isPlain;`,
  // Opens and closes dialogs in browsers without invoker commands (platform/ui/dialog/use-dialog.ts).
  "window.runCommand=(event)=>{if(event.defaultPrevented||'commandForElement'in HTMLButtonElement.prototype)return;",
  "const button=event.target.closest('[commandfor]'),dialog=button&&document.getElementById(button.getAttribute('commandfor'));",
  "if(dialog)button.getAttribute('command')==='close'?dialog.close?.():dialog.showModal?.()};",
  "addEventListener('click',runCommand);",
  // On 'Back' to an address that the router has set, there is no document to show: reload.
  "window.leaveToBrowser=()=>addEventListener('popstate',()=>{if(location.pathname+location.search!==loadedAddress)location.reload()});",
  // No quotes around the address: the service worker stores all quoted files, also unneeded ones.
  `if(canRun&&!has(polyfilled))document.write('<scr'+'ipt src=${polyfills}></scr'+'ipt>');`,
].join('');

/** Records changes by others from when React takes the page over: nodes without React's mark. */
const watchOthers = [
  'const others=window.foreignChanges=[];',
  "const isReacts=(node)=>Object.keys(node).some((key)=>key.startsWith('__react'));",
  'const observer=new MutationObserver((records)=>{',
  'if(others.length||records.some(({addedNodes})=>![...addedNodes].every(isReacts)))',
  // Without the script the records would pile up as long as the page is open.
  `if(others.push(records)===1)add({src:'${foreignChanges}',onerror:()=>observer.disconnect()})`,
  '});',
  'observer.observe(document.body,{childList:true,subtree:true});',
].join('');

/** Starts module scripts after the first paint: earlier, they would delay text and pictures. */
const lateStart = [
  // `isLoadedPage` compares this address: after 'Back' the current one may differ.
  'window.loadedAddress=location.pathname+location.search;',
  "const {src,integrity}=document.querySelector('script[nomodule]');",
  "const add=(given)=>document.head.append(Object.assign(document.createElement('script'),{type:'module'},given));",
  'const start=()=>{',
  "for(const link of document.querySelectorAll('link[rel=later]'))Object.assign(link,{integrity:link.dataset.integrity,rel:'modulepreload'});",
  "const {text}=document.querySelector('script[type$=later]');",
  'add({text});',
  watchOthers,
  '};',
  // A hidden page does not paint, and a covered window may not either, although it is not `hidden`: hence the
  // timeout. An animation frame would come before the paint.
  'if(!canRun||!has(polyfilled))leaveToBrowser();',
  'else new Promise((painted)=>{if(document.hidden)painted();',
  // Wait for content: the first paint may be the background only (first-paint.server.ts).
  "new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint')[0])painted()})",
  ".observe({type:'paint',buffered:true});",
  'setTimeout(painted,2000)}).then(start)',
].join('');

const contextScript = /<script[^>]*>window\.__reactRouterContext = /;
const entryImport = /import\("([^"]+)"\);(?=<\/script>)/;
/** The import map is removed: with the integrity of all chunks it is as large as half the page. */
const importMap = /<script[^>]* type="importmap"[^>]*>.*?<\/script>/s;

/** Moves module scripts behind `lateStart`, with their integrity. @param html from React, with nonces */
export function startLate(html: string, nonce: string): string {
  const trusted = ` nonce="${nonce}"`;
  const [, src = ''] = entryImport.exec(html) ?? [];
  const [, integrity = ''] =
    html.split(`href="${src}"`)[1]?.match(/^[^>]* integrity="([^"]+)"/) ?? [];
  // Browsers with modules do not load a nomodule script; other browsers could not run it.
  const entry = `<script nomodule="" src="${src}" integrity="${integrity}"></script>`;
  return (
    html
      .replace(importMap, '')
      .replace(contextScript, (first) => `<script${trusted}>${fillIn}</script>${first}`)
      // The entry reads what this module sets, and Firefox runs modules that scripts add in any order.
      .replace(entryImport, 'add({src,integrity});')
      // HTML allows `integrity` only on links that load.
      .replaceAll(
        /<link rel="modulepreload"(.*?) integrity=/g,
        '<link rel="later"$1 data-integrity=',
      )
      .replace(`${trusted} type="module" async=""`, `${trusted} type="text/later"`)
      .replace('</body>', () => `${entry}<script${trusted}>${lateStart}</script></body>`)
  );
}
