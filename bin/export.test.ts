import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// Node cannot import stylesheets or pictures. If the code of a record kind imports such a file, every command
// fails.
test('plain Node loads all record kinds without the build', async () => {
  const run = promisify(execFile)(process.execPath, ['bin/export.ts']);
  await expect(run).rejects.toMatchObject({ stderr: expect.stringMatching(/^Aufruf: /) });
});
