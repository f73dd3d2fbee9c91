import { chromium } from '@playwright/test';
import { startHost } from './test/e2e/host.ts'; import { pages, missingPage } from './test/e2e/pages.ts'; import { brokenWords } from './test/browsers/broken-words.ts';
const host = startHost(); const site = await host.open('starter'); const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const res = new Map<string,Set<string>>();
for (const [w, large] of [[320,false],[390,true],[320,true]] as const) { const page = await b.newPage({viewport:{width:w,height:844}});
 if (large) await (await page.context().newCDPSession(page)).send('Page.setFontSizes',{fontSizes:{standard:32}});
 for (const {path} of [...pages,missingPage]) { await page.goto(site.origin+path); const o=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); for (const x of await page.evaluate(brokenWords)) { const k=`${w}${large?'L':''} ${x}`; (res.get(k)??res.set(k,new Set()).get(k)!).add(path); } if (o>0) console.log('OVERFLOW',w,large,path,o); }
 await page.close(); }
for (const [k,v] of res) console.log(k,[...v].slice(0,3).join(' '), v.size);
await b.close(); await site.stop(); await host.stop();
