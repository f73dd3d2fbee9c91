import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { besiege, type SiegeResult } from '../test/mail-siege.ts';
import { startPostgres } from '../test/own-postgres.ts';

const messages = 1_000;
const kills = 30;

/**
 * What becomes of 1,000 messages while the mail server is stopped, slow, refuses and drops
 * connections, and the site's servers are killed with -9.
 */
export async function run(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-bench-'));
  const postgres = await startPostgres();
  try {
    const sqlite = await besiege({ database: { dataDir }, messages, kills, servers: 1 });
    const database = { dataDir, databaseUrl: postgres.url };
    const several = await besiege({ database, messages, kills, servers: 2 });
    return [
      '| | Bestätigt | Zugestellt | Verloren | Doppelt durch kill | Doppelt sonst | kill -9 | Dauer | Mailserver |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      row('SQLite, 1 Server', sqlite),
      row('PostgreSQL, 2 Server', several),
    ].join('\n');
  } finally {
    await postgres.remove();
    await rm(dataDir, { recursive: true });
  }
}

function row(name: string, result: SiegeResult): string {
  const { acknowledged, delivered, lost, twiceByKill, twiceOtherwise, kills: killed } = result;
  const answers = Object.entries(result.answers).map(([answer, count]) => `${answer} ${count}`);
  const cells = [acknowledged, delivered, lost, twiceByKill, twiceOtherwise, killed];
  const duration = `${result.seconds.toFixed(0)} s`;
  return `| ${[name, ...cells, duration, answers.toSorted().join(', ')].join(' | ')} |`;
}
