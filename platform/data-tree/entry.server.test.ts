import { expect, test } from 'vitest';
import { isRecordId } from '#platform/records/kinds.ts';
import { readItems, storedKey } from './entry.server.ts';
import type { TreePath } from './note.server.ts';

test.each([
  'a\r\nX-BOESE:1',
  'a\tb',
  'a\u2028b\u2029',
  'x'.repeat(300),
  `${'x'.repeat(249)}😀`,
])('stores the key %j as a valid record id', (key) => {
  expect(isRecordId(storedKey(key))).toBe(true);
});

test('reads no more items than allowed, with a note', () => {
  const place: TreePath = { path: 'list', notes: [] };
  expect(readItems(['a', 'b'], place, 2).map(({ value }) => value)).toEqual(['a', 'b']);
  expect(place.notes).toEqual([]);
  expect(readItems(['a', 'b', 'c'], place, 2).map(({ value }) => value)).toEqual(['a', 'b']);
  expect(place.notes).toEqual([{ path: 'list', text: 'von 3 nur die ersten 2 übernommen' }]);
});
