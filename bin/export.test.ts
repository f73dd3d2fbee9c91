import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// Node cannot import stylesheets and pictures. A kind that imports one breaks every command.
test('all kinds load in plain Node, without the build', async () => {
  const run = promisify(execFile)(process.execPath, ['bin/export.ts']);
  await expect(run).rejects.toMatchObject({ stderr: expect.stringMatching(/^Aufruf: /) });
});
