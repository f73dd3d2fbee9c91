import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a benchmark names missing programs and does not start', () => {
  for (const [names, missing] of [
    [['memory'], 'wrk'],
    [['pages'], 'nginx, wrk'],
  ] as const) {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['bench/run.ts', ...names], {
      ...{ cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
      env: { PATH: '' },
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')[0]).toBe(`Dafür muss installiert sein: ${missing}.`);
  }
});
