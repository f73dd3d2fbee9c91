import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMailSiege, type SiegeResult } from '#test/load/mail-siege.ts';
import { startPostgres } from '#test/temporary-postgres.ts';
import { markdownTable } from './output/markdown-table.ts';

const messages = 1_000;
const kills = 30;
const head = [
  ...['', 'acknowledged', 'delivered', 'lost', 'twice, a kill between', 'twice otherwise'],
  ...['kill -9', 'duration', "the mail server's answers"],
];

export async function run(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-bench-'));
  const postgres = await startPostgres();
  try {
    const sqlite = await runMailSiege({ database: { dataDir }, messages, kills, servers: 1 });
    const database = { dataDir, databaseUrl: postgres.url };
    const several = await runMailSiege({ database, messages, kills, servers: 2 });
    return markdownTable(head, [
      row('SQLite, 1 server', sqlite),
      row('PostgreSQL, 2 servers', several),
    ]);
  } finally {
    await postgres.remove();
    await rm(dataDir, { recursive: true });
  }
}

function row(name: string, result: SiegeResult): string[] {
  const { acknowledged, delivered, lost, twiceByKill, twiceOtherwise, kills: killed } = result;
  const answers = Object.entries(result.answers).map(([answer, count]) => `${answer} ${count}`);
  const cells = [acknowledged, delivered, lost, twiceByKill, twiceOtherwise, killed];
  const duration = `${result.seconds.toFixed(0)} s`;
  return [name, ...cells.map(String), duration, answers.toSorted().join(', ')];
}
