import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { startSite } from '#test/start-site.ts';
import { startBare } from './against/bare.ts';
import { startNginx } from './against/nginx.ts';
import type { Opponent, PageFile } from './against/opponent.ts';
import { type Load, load } from './against/wrk.ts';
import { markdownTable } from './output/markdown-table.ts';

const paths = ['/', '/spiele', '/team'];
const connections = 32;
const seconds = 4;
/** Each round measures all servers, so that a slow moment of the machine affects all servers. */
const rounds = 5;
const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 0 });

/**
 * Compares cached pages (with `Accept-Encoding: gzip`) with nginx (gzipped files of these pages) and with a
 * bare node:http server (these answers and this log). Needs nginx and wrk.
 */
export async function run(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'ankick-bench-'));
  const site = await startSite({ DATA_DIR: join(dir, 'data') });
  const servers: Record<string, Opponent> = { Ankick: site };
  try {
    const pages = await keepPages(site.origin, join(dir, 'pages'));
    servers.nginx = await startNginx(dir, pages);
    servers['node:http'] = await startBare(pages);
    const rows = [];
    for (const path of paths) rows.push(...(await compare(servers, path)));
    return markdownTable(['page', 'server', 'requests/s', 'p50', 'p99', 'Ankick : server'], rows);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
    await rm(dir, { recursive: true });
  }
}

async function keepPages(origin: string, dir: string): Promise<PageFile[]> {
  await mkdir(dir);
  return Promise.all(
    paths.map(async (path, index) => {
      const file = join(dir, `${index}.html`);
      const { packed, headers } = await ask(origin + path);
      await writeFile(file, gunzipSync(packed));
      await writeFile(`${file}.gz`, packed);
      return { path, file, headers };
    }),
  );
}

async function ask(url: string): Promise<{ packed: Buffer; headers: string[] }> {
  const request = get(url, { headers: { 'Accept-Encoding': 'gzip' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  return { packed: await buffer(answer), headers };
}

async function compare(servers: Record<string, Opponent>, path: string): Promise<string[][]> {
  const measured = new Map<string, Load[]>();
  for (let round = 0; round <= rounds; round++)
    for (const [name, { origin }] of Object.entries(servers)) {
      const result = await load(origin + path, connections, seconds);
      // The first round only warms the servers up.
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), result]);
    }
  const ours = measured.get('Ankick') ?? [];
  return [...measured].map(([name, results]) => {
    const ratios = results.map(
      ({ requestsPerSecond }, round) =>
        (ours[round]?.requestsPerSecond ?? Number.NaN) / requestsPerSecond,
    );
    const rate = median(results.map(({ requestsPerSecond }) => requestsPerSecond));
    const p50 = median(results.map((result) => result.p50));
    const p99 = median(results.map((result) => result.p99));
    const times = [inMs(p50), inMs(p99)];
    return [path, name, number.format(rate), ...times, median(ratios).toFixed(2)];
  });
}

function inMs(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
