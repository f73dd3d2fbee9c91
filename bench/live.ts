import { type LiveCrowd, startLiveCrowd } from '#test/load/live-crowd.ts';
import type { Arrivals } from '#test/load/live-crowd-process.ts';
import { markdownTable } from './output/markdown-table.ts';

/** Numbers of readers at one server. At the highest number, `stalled` more clients never read. */
const steps = [1_000, 5_000, 10_000];
const stalled = 1_000;
const saves = 20;
/** The maximum time in milliseconds from the response to a save until the last reader is notified. */
const longest = 1_000;

const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 0 });

/**
 * Measures how soon all open pages are notified of a save, and the memory of each open stream. The limit of
 * open files (`ulimit -n`) must allow one file for each reader.
 * @throws Error if a reader is notified too late, twice, wrongly or not at all
 */
export async function run(): Promise<string> {
  const rows: string[][] = [];
  let last = 0;
  const crowd = await startLiveCrowd();
  try {
    let open = 0;
    for (const readers of steps) {
      await crowd.save();
      const before = await crowd.memory();
      await crowd.open(readers - open);
      const row = await measure(crowd, number.format(readers));
      const each = ((await crowd.memory()) - before) / (readers - open) / 1024;
      rows.push([...row.cells, `${each.toFixed(1)} KB`]);
      last = row.last;
      open = readers;
    }
    await crowd.open(0, stalled);
    const label = `${number.format(open)}, beside ${number.format(stalled)} that never read`;
    rows.push([...(await measure(crowd, label)).cells, '']);
    const start = performance.now();
    const { saves: meanwhile } = await crowd.reconnect();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const faults = await crowd.faults();
    rows.push([
      `${number.format(open)} come back within ${seconds} s, during ${meanwhile} saves`,
      ...['', '', '', ''],
    ]);
    rows.push([`readers who missed something or heard it twice: ${faults}`, '', '', '', '']);
    if (faults > 0 || last > longest) throw new Error(`Not all were told in time:\n${table(rows)}`);
    return table(rows);
  } finally {
    await crowd.close();
  }
}

async function measure(
  crowd: LiveCrowd,
  label: string,
): Promise<{ cells: string[]; last: number }> {
  const times: Arrivals[] = [];
  for (let time = 0; time < saves; time++) times.push(await crowd.save());
  const worst = (name: keyof Arrivals) => Math.max(...times.map((arrivals) => arrivals[name]));
  const cells = [label, ...(['p50', 'p99', 'last'] as const).map((name) => inMs(worst(name)))];
  return { cells, last: worst('last') };
}

function inMs(milliseconds: number): string {
  return `${number.format(milliseconds)} ms`;
}

function table(rows: string[][]): string {
  return markdownTable(['open streams', 'p50', 'p99', 'last', 'memory per stream'], rows);
}
