import type { Killed, Kills } from '#test/load/durability.ts';
import { killServers } from '#test/load/killed-servers.ts';
import { killWriters } from '#test/load/killed-writers.ts';
import { markdownTable } from './output/markdown-table.ts';

/** The writing process is killed more often than the server, because it starts three times as fast. */
const writerKills = 950;
const serverKills = 50;
const seed = 20_261_121;

const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 0 });

/**
 * Kills a process a thousand times with `kill -9` while it saves to SQLite, and continues with the same file
 * each time. Checks that no acknowledged save is lost and that the file is undamaged.
 * @throws Error if a save is lost or the file is damaged
 */
export async function run(): Promise<string> {
  const rows = [
    await measure('a process that saves by the records engine', writerKills, killWriters),
    await measure('the whole server, 4 forms posted at a time', serverKills, killServers),
  ];
  const header = ['killed', 'kills', 'saves acknowledged', 'stored unacknowledged', 'lost', 's'];
  const table = markdownTable(
    header,
    rows.map(({ cells }) => cells),
  );
  const faults = rows.flatMap(({ killed }) => killed.faults);
  if (faults.length > 0) throw new Error(`Durability:\n${table}\n${faults.join('\n')}`);
  return `${table}\n\nSeed of the moments: ${seed}. \`pragma integrity_check\` is ok every time.`;
}

async function measure(
  what: string,
  kills: number,
  kill: (kills: Kills) => Promise<Killed>,
): Promise<{ cells: string[]; killed: Killed }> {
  const start = performance.now();
  const killed = await kill({ kills, seed });
  const { acknowledged, unspoken, faults } = killed;
  const seconds = (performance.now() - start) / 1000;
  const found = [kills, acknowledged, unspoken, faults.length, seconds];
  return { cells: [what, ...found.map((value) => number.format(value))], killed };
}
