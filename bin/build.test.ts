import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stampFile, stampSources } from './build-stamp.ts';

test('what is tested was built from the sources as they are', async () => {
  expect(await readFile(stampFile, 'utf8')).toBe(await stampSources());
});

test('it is what visitors get, without what React says to developers', async () => {
  const scripts = await Array.fromAsync(glob('build/client/assets/*.js'));
  const texts = await Promise.all(scripts.map((script) => readFile(script, 'utf8')));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes('A tree hydrated but'))).toEqual([]);
});
