import { faultPath } from './fault-path.ts';
import { networkMessage } from './network-message.ts';

/**
 * Run in the browser before all other scripts: tells the server once of each fault, at most five a page.
 * What the network does not bring is no fault of a script, and nor is what a script of another site does.
 */
export const tellFaults = [
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
