import { startMeasuredSite } from '#test/load/heap.ts';
import { markdownTable } from './output/markdown-table.ts';

/** Numbers of requests after which the heap is measured. The first requests fill caches that stay. */
const steps = [2_000, 10_000, 25_000, 50_000, 75_000, 100_000];
/** In milliseconds: after this time no more requests are sent. */
const longest = 30 * 60_000;
const chunk = 500;
/** The largest heap in megabytes, so that a leak ends this process and not the whole machine. */
const mostMegabytes = 512;
const number = new Intl.NumberFormat('de-AT');

export async function run(): Promise<string> {
  const site = await startMeasuredSite(mostMegabytes);
  const start = performance.now();
  const rows: string[][] = [];
  let asked = 0;
  let before: number | undefined;
  try {
    for (const step of steps) {
      const from = asked;
      for (; asked < step && performance.now() - start < longest; asked += chunk)
        await site.ask(chunk);
      if (asked === from) break;
      const heap = await site.heap();
      const each = before === undefined ? '' : inKilobytes((heap - before) / (asked - from));
      rows.push([number.format(asked), `${(heap / 1024 ** 2).toFixed(1)} MB`, each]);
      before = heap;
    }
  } catch (error) {
    rows.push([`more than ${number.format(asked)}`, (error as Error).message, '']);
  } finally {
    await site.close();
  }
  return markdownTable(['requests', 'heap', 'each since the row before'], rows);
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}
