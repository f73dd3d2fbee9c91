import { expect, test } from 'vitest';
import { isRecordId } from '#platform/records/kinds.ts';
import { storedKey } from './entry.server.ts';

test.each([
  'a\r\nX-BOESE:1',
  'a\tb',
  'a\u2028b\u2029',
  'x'.repeat(300),
  `${'x'.repeat(249)}😀`,
])('stores the key %j as a valid record id', (key) => {
  expect(isRecordId(storedKey(key))).toBe(true);
});
