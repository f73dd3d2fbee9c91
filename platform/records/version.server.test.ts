import { expect, test } from 'vitest';
import { recordVersion } from './version.server.ts';

test('a missing record has a fixed version', () => {
  expect(recordVersion(undefined)).toBe('none');
});

test('records with equal fields in a different order have equal versions', () => {
  const version = recordVersion({ name: 'Max', teams: [1, 2] });
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(recordVersion({ teams: [1, 2], name: 'Max' })).toBe(version);
});

test('a changed text or list order gives a record another version', () => {
  const version = recordVersion({ name: 'Max', teams: [1, 2] });
  expect(recordVersion({ name: 'max', teams: [1, 2] })).not.toBe(version);
  expect(recordVersion({ name: 'Max', teams: [2, 1] })).not.toBe(version);
});
