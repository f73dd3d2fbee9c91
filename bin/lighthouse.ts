import { cpus, loadavg, release } from 'node:os';
import { parseArgs } from 'node:util';
import { markdownTable } from '#bench/output/markdown-table.ts';
import { startSite } from '#test/start-site.ts';
import { type AuditedPage, auditPage } from './audited-page.ts';
import { startChromium } from './browsers/debugged-chromium.ts';
import { findPages } from './site-pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const onPurpose: Record<string, string> = {
  'is-crawlable': 'on purpose: nothing for search engines',
  'http-status-code': 'on purpose: the page is missing',
};

const loadBefore = loadavg()[0] ?? 0;
const site = await startSite();
const paths = positionals.length > 0 ? positionals : Object.values(await findPages(site.origin));
const chromium = await startChromium();
const audited: AuditedPage[] = [];
try {
  for (const path of paths) {
    const page = await auditPage(site.origin + path, chromium.port, runs);
    console.error(`${path}: ${page.scores.join(' ')}`);
    audited.push(page);
  }
} finally {
  await chromium.stop();
  await site.stop();
}
console.log(report());

function report(): string {
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO'];
  const rows = audited.map(({ scores, lcp, cls, tbt, bytes }, index) => [
    decodeURI(paths[index] ?? ''),
    ...scores.map(String),
    `${(lcp / 1000).toFixed(2)} s`,
    cls.toFixed(3),
    `${tbt.toFixed(0)} ms`,
    `${(bytes / 1000).toFixed(0)} KB`,
  ]);
  const failing = audited.flatMap(({ failing }, index) =>
    failing.map(
      ({ id, says }) => `- ${decodeURI(paths[index] ?? '')}: ${id} (${onPurpose[id] ?? says})`,
    ),
  );
  return [
    markdownTable([...head, 'LCP', 'CLS', 'TBT', 'bytes'], rows),
    '',
    ...(failing.length > 0 ? failing : ['No audit fails on any page.']),
    '',
    `Lighthouse ${audited[0]?.version}, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}, load before ${loadBefore.toFixed(2)}, ${runs} runs a page.`,
  ].join('\n');
}
