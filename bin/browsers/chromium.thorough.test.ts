import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

test('two parallel launches unpack and share one complete browser', {
  timeout: 120_000,
}, async () => {
  const cache = await mkdtemp(join(tmpdir(), 'ankick-cache-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  vi.stubEnv('CHROMIUM_PATH', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const launch = () => chromiumLaunch('arial-like', cache);
  const [one, other] = await Promise.all([launch(), launch()]);
  expect(one).toEqual(other);
  const { stdout } = await promisify(execFile)(one.executablePath, ['--version'], { env: one.env });
  expect(stdout).toMatch(/\d+\.\d+\.\d+/);
  // No temporary files stay in the cache.
  expect((await readdir(cache)).filter((name) => /^chromium-.*-/.test(name))).toEqual([]);
  expect((await readdir(join(cache, 'fonts'))).filter((name) => name.endsWith('.conf'))).toEqual([
    'arial-like.conf',
  ]);
});
