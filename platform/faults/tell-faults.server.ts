import { faultPath } from './fault-path.ts';

/**
 * Run in the browser before all other scripts: tells the server once of each fault, at most five a page.
 * Of scripts of this site only; what the network does not bring is no fault of theirs.
 */
export const tellFaults = [
  'const told=new Set;',
  'window.tellFault=(error)=>{',
  'const what=String(error);',
  'if(!error||told.size>4||told.has(what)||/abort|fetch|load|network/i.test(what))return;',
  'told.add(what);',
  `navigator.sendBeacon('${faultPath}',JSON.stringify({page:location.pathname,what}))};`,
  "addEventListener('error',({error,filename})=>{if(filename.startsWith(location.origin))tellFault(error)});",
  "addEventListener('unhandledrejection',({reason})=>tellFault(reason));",
].join('');
