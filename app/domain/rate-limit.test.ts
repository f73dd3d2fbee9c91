import { expect, test } from 'vitest';
import { formLimits, limitName } from './rate-limit.ts';

test('each limit counts for itself', () => {
  const names = formLimits.map(limitName);
  expect(new Set(names).size).toBe(formLimits.length);
  expect(names).toContain('visitor 10 min');
});

test('a visitor is refused long before all together are put aside', () => {
  const largest = Math.max(
    ...formLimits.filter(({ scope }) => scope === 'visitor').map(({ most }) => most),
  );
  const all = formLimits.filter(({ scope }) => scope === 'all');
  for (const { most } of all) expect(most).toBeGreaterThan(largest);
});
