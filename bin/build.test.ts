import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stampFile, stampSources } from './build-stamp.ts';
import { siteFolder } from './site-folder.ts';

test('the tested build matches the present sources', async () => {
  expect(await readFile(stampFile, 'utf8')).toBe(await stampSources());
});

test('the build contains no developer messages of React', async () => {
  const cwd = join(siteFolder, 'build/client/assets');
  const scripts = await Array.fromAsync(glob('*.js', { cwd }));
  const texts = await Promise.all(scripts.map((script) => readFile(join(cwd, script), 'utf8')));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes('A tree hydrated but'))).toEqual([]);
});
