import { expect, test } from 'vitest';
import { recordVersion } from './version.server.ts';

test('a missing record has a fixed version', () => {
  expect(recordVersion(undefined)).toBe('none');
});

test('equal records have one version, whatever the order of their fields', () => {
  const version = recordVersion({ name: 'Max', teams: [1, 2] });
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(recordVersion({ teams: [1, 2], name: 'Max' })).toBe(version);
});

test('any difference is another version', () => {
  const version = recordVersion({ name: 'Max', teams: [1, 2] });
  expect(recordVersion({ name: 'max', teams: [1, 2] })).not.toBe(version);
  expect(recordVersion({ name: 'Max', teams: [2, 1] })).not.toBe(version);
});
