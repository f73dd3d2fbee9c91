import { expect, test } from 'vitest';
import { describeAge } from './describe-age.ts';

test.each([
  ['2026-03-20T14:42:00Z', '2026-03-20T14:43:00Z', 'heute, 15:42 Uhr'],
  ['2026-03-19T23:05:00Z', '2026-03-20T20:00:00Z', 'heute, 00:05 Uhr'],
  ['2026-03-19T22:59:00Z', '2026-03-19T23:01:00Z', 'gestern, 23:59 Uhr'],
  ['2026-03-18T10:00:00Z', '2026-03-20T10:00:00Z', 'Mi., 18.03.2026, 11:00 Uhr'],
  ['2025-03-20T10:00:00Z', '2026-03-20T10:00:00Z', 'Do., 20.03.2025, 11:00 Uhr'],
])('what was seen at %s is at %s of %s', (seen, now, said) => {
  expect(describeAge(new Date(seen), new Date(now))).toBe(said);
});
