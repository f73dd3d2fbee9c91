import { faultPath, networkMessage } from '../faults/fault-path.ts';
import { needed, polyfilled } from './features.ts';
import foreignChanges from './foreign-changes.ts?worker&url';
import polyfills from './polyfills.ts?worker&url';

/** Reports each fault once, five per page at most; no network errors, no faults of other sites' scripts. */
const tellFaults = [
  'const told=new Set;',
  // `sendBeacon` may be missing and `String(error)` may throw; the page must work nevertheless.
  'window.tellFault=(error)=>{try{',
  'const what=String(error).slice(0,500);',
  `if(!error||told.size>4||told.has(what)||${networkMessage}.test(what))return;`,
  'told.add(what);',
  `navigator.sendBeacon('${faultPath}',JSON.stringify({page:location.pathname,what}))}catch{}};`,
  "addEventListener('error',({error,filename})=>{if(filename?.startsWith(location.origin))tellFault(error)});",
  "addEventListener('unhandledrejection',({reason})=>tellFault(reason));",
].join('');

/** Runs before all other scripts. Uses `document.write` for polyfills: an added element would run later. */
const fillIn = [
  tellFaults,
  "const has=(names)=>names.every((name)=>name.split('.').reduce((found,part)=>found?.[part],window));",
  `const polyfilled=${JSON.stringify(polyfilled)};`,
  // server-page.ts sets `isPlain` after scripts have failed twice on this page.
  `const canRun=has(${JSON.stringify(needed)})&&!history.state?.isPlain;`,
  // For browsers without invoker commands: opens and closes dialogs (platform/ui/dialog/use-dialog.ts).
  "window.runCommand=(event)=>{if(event.defaultPrevented||'commandForElement'in HTMLButtonElement.prototype)return;",
  "const button=event.target.closest('[commandfor]'),dialog=button&&document.getElementById(button.getAttribute('commandfor'));",
  "if(dialog)button.getAttribute('command')==='close'?dialog.close?.():dialog.showModal?.()};",
  "addEventListener('click',runCommand);",
  // 'Back' may lead to an address that only the router has set: without the router, the page must reload.
  "window.leaveToBrowser=()=>addEventListener('popstate',()=>{if(location.pathname+location.search!==loadedAddress)location.reload()});",
  // The address has no quotes: the service worker stores every quoted file, even if it is not needed.
  `if(canRun&&!has(polyfilled))document.write('<scr'+'ipt src=${polyfills}></scr'+'ipt>');`,
].join('');

/** Once React has the page, records changes that add nodes without React's mark: others made them. */
const watchOthers = [
  'const others=window.foreignChanges=[];',
  "const isReacts=(node)=>Object.keys(node).some((key)=>key.startsWith('__react'));",
  'const observer=new MutationObserver((records)=>{',
  'if(others.length||records.some(({addedNodes})=>![...addedNodes].every(isReacts)))',
  // If the script cannot be loaded, recording ends: otherwise the list would grow for ever.
  `if(others.push(records)===1)add({src:'${foreignChanges}',onerror:()=>observer.disconnect()})`,
  '});',
  'observer.observe(document.body,{childList:true,subtree:true});',
].join('');

/** Starts module scripts after the first paint, because they would delay text and pictures. */
const lateStart = [
  // For `isLoadedPage`: after 'Back', the browser may show another address than that of this document.
  'window.loadedAddress=location.pathname+location.search;',
  "const {src,integrity}=document.querySelector('script[nomodule]');",
  "const add=(given)=>document.head.append(Object.assign(document.createElement('script'),{type:'module'},given));",
  'const start=()=>{',
  "for(const link of document.querySelectorAll('link[rel=later]'))Object.assign(link,{integrity:link.dataset.integrity,rel:'modulepreload'});",
  "const {text}=document.querySelector('script[type$=later]');",
  'add({text});',
  watchOthers,
  '};',
  // A hidden or covered window may never paint, hence the timeout. An animation frame would come too early:
  // before the paint.
  'if(!canRun||!has(polyfilled))leaveToBrowser();',
  'else new Promise((painted)=>{if(document.hidden)painted();',
  // The paint with content is awaited: the first paint may show only the background (first-paint.server.ts).
  "new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint')[0])painted()})",
  ".observe({type:'paint',buffered:true});",
  'setTimeout(painted,2000)}).then(start)',
].join('');

const contextScript = /<script[^>]*>window\.__reactRouterContext = /;
const entryImport = /import\("([^"]+)"\);(?=<\/script>)/;
/** The import map with all integrity values is as large as half the page, so it is removed. */
const importMap = /<script[^>]* type="importmap"[^>]*>.*?<\/script>/s;

/** Lets `lateStart` load the module scripts, with their integrity. @param html from React, with nonces */
export function startLate(html: string, nonce: string): string {
  const trusted = ` nonce="${nonce}"`;
  const [, src = ''] = entryImport.exec(html) ?? [];
  const [, integrity = ''] =
    html.split(`href="${src}"`)[1]?.match(/^[^>]* integrity="([^"]+)"/) ?? [];
  // No browser runs this `nomodule` script: its attributes only tell `lateStart` what to load.
  const entry = `<script nomodule="" src="${src}" integrity="${integrity}"></script>`;
  return (
    html
      .replace(importMap, '')
      .replace(contextScript, (first) => `<script${trusted}>${fillIn}</script>${first}`)
      // The entry needs what this module sets, but Firefox may run modules that scripts add in any order.
      .replace(entryImport, 'add({src,integrity});')
      // In HTML, only a link that loads a file may have `integrity`.
      .replaceAll(
        /<link rel="modulepreload"(.*?) integrity=/g,
        '<link rel="later"$1 data-integrity=',
      )
      .replace(`${trusted} type="module" async=""`, `${trusted} type="text/later"`)
      .replace('</body>', () => `${entry}<script${trusted}>${lateStart}</script></body>`)
  );
}
