import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('eight processes can open one new file simultaneously, twenty times', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ankick-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const processes = await Promise.all(Array.from({ length: 8 }, startOpening));
  for (let round = 1; round <= 20; round++) {
    const dataDir = join(folder, String(round));
    const answers = processes.map((one) => once(one, 'message'));
    for (const one of processes) one.send(dataDir);
    for (const answer of answers) expect((await answer)[0]).toBe('opened');
  }
});

/**
 * Starts a process. For each folder that the process receives in a message, it opens and writes a SQLite
 * file.
 */
async function startOpening(): Promise<ChildProcess> {
  const program = `
    import { sql } from 'kysely';
    import { openDatabase } from './platform/db/client.server.ts';
    process.on('message', async (dataDir) => {
      const db = openDatabase({ dataDir });
      const written = sql\`create table if not exists t (id integer)\`.execute(db);
      process.send(await written.then(() => 'opened', String));
      await db.destroy();
    });
    process.send('ready');`;
  const one = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void one.kill());
  await once(one, 'message');
  return one;
}
