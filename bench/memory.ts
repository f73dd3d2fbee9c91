import { readFile } from 'node:fs/promises';
import { startSite } from '#test/start-site.ts';
import { load } from './against/wrk.ts';
import { markdownTable } from './output/markdown-table.ts';

const pages = [
  '/',
  '/team',
  '/spiele',
  '/history',
  '/führung',
  '/sponsoren',
  '/news.rss',
  '/contact',
  '/newsletter',
  '/impressum',
];
/** Equal to the load in bench/pages.ts. */
const connections = 32;
const seconds = 4;
const starts = 3;

const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 1 });

/**
 * Measures the memory of the server process (proportional set size, PSS): after one page, after ten pages,
 * and the maximum under load. Needs wrk and Linux.
 */
export async function run(): Promise<string> {
  const measured: [number, number, number][] = [];
  for (let start = 0; start < starts; start++) measured.push(await measure());
  const rows = ['after one page', 'after ten pages', 'under load, at most'].map((moment, index) => {
    const all = measured.map((each) => each[index] as number).toSorted((a, b) => a - b);
    return [moment, number.format(all[Math.floor(starts / 2)] as number)];
  });
  return markdownTable(['moment', 'MiB'], rows);
}

async function measure(): Promise<[number, number, number]> {
  const site = await startSite();
  try {
    const ask = async (path: string) => {
      const answer = await fetch(site.origin + path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    };
    await ask('/');
    const one = await proportionalSetSize(site.pid);
    for (const path of pages) await ask(path);
    const ten = await proportionalSetSize(site.pid);
    let most = 0;
    for (const path of ['/', '/spiele', '/team']) {
      const loaded = load(site.origin + path, connections, seconds);
      for (let second = 0; second < seconds; second++) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        most = Math.max(most, await proportionalSetSize(site.pid));
      }
      await loaded;
    }
    return [one, ten, most];
  } finally {
    await site.stop();
  }
}

/** In MiB: the memory that only this process uses, plus its share of memory that several processes use. */
async function proportionalSetSize(pid: number | undefined): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]) / 1024;
}
