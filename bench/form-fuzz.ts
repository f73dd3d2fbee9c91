import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { checkInbox, checkMails, fuzzedForms, openFuzzing } from '#test/load/form-fuzz.ts';
import { countStored } from '#test/public-forms.ts';
import { startPostgres } from '#test/temporary-postgres.ts';
import { markdownTable } from './output/markdown-table.ts';

const submissions = 10_000;
const head = [
  ...['', 'submitted', 'seed', 'stored', 'answers', '5xx', 'other faults', 'mails'],
  'with a foreign header, recipient or markup',
  ...['pages of the inbox', 'with markup'],
];

export async function run(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-bench-'));
  const postgres = await startPostgres();
  try {
    const seed = Date.now() % 2 ** 31;
    return markdownTable(head, [
      await row('SQLite', { dataDir }, seed),
      await row('PostgreSQL', { dataDir, databaseUrl: postgres.url }, seed),
    ]);
  } finally {
    await postgres.remove();
    await rm(dataDir, { recursive: true });
  }
}

async function row(name: string, where: { dataDir: string; databaseUrl?: string }, seed: number) {
  const db = openDatabase(where);
  await migrate(db);
  const attempt = await openFuzzing(db);
  const answers = new Map<number, number>();
  const others: string[] = [];
  for (const form of fc.sample(fuzzedForms, { numRuns: submissions, seed })) {
    const { status, faults } = await attempt(form);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    others.push(...faults.filter((fault) => !fault.startsWith('status')));
  }
  const stored = await countStored(db);
  const { mails, faults } = await checkMails(db);
  const inbox = await checkInbox(db);
  await db.destroy();
  const counted = [...answers].sort(([a], [b]) => a - b);
  const failures = counted.filter(([status]) => status >= 500).reduce((sum, [, n]) => sum + n, 0);
  const told = counted.map(([status, count]) => `${status}: ${count}`).join(', ');
  const problems = others.length > 0 ? `${others.length} (${others[0]})` : 0;
  const cells = [submissions, seed, stored, told, failures, problems, mails, faults.length];
  const inboxCells = [inbox.pages, inbox.faults.length];
  return [name, ...[...cells, ...inboxCells].map(String)];
}
