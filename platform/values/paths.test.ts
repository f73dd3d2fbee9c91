import { expect, test } from 'vitest';
import { isFramedPath } from './paths.ts';

test.each([
  ['/news/vorschau/aB_-9', true],
  ['/news/vorschau/', false],
  ['/news/vorschau/a/b', false],
  ['/news/vorschau', false],
  ['/admin/neuigkeiten', false],
  ['/', false],
])('that %s may stand in a frame of this site is %s', (path, isFramed) => {
  expect(isFramedPath(path)).toBe(isFramed);
});
