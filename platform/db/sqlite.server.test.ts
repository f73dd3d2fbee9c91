import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#test/database.ts';
import { createStanding } from '#test/factories.ts';
import { migrate } from './migrate.server.ts';

test('only the owner can read the database files, even files that existed before the start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await chmod(dataDir, 0o755);
  const files = ['ankick.sqlite', 'ankick.sqlite-shm', 'ankick.sqlite-wal'];
  const modes = () =>
    Promise.all(files.map(async (file) => (await stat(join(dataDir, file))).mode & 0o777));
  const db = connect({ dataDir });
  await migrate(db);
  expect((await readdir(dataDir)).toSorted()).toEqual(files);
  expect(await modes()).toEqual([0o600, 0o600, 0o600]);
  for (const file of files) await chmod(join(dataDir, file), 0o644);
  await createStanding(connect({ dataDir }));
  expect(await modes()).toEqual([0o600, 0o600, 0o600]);
});
