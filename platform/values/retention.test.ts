import { expect, test } from 'vitest';
import { retentionCutoff } from './retention.ts';

test('counts 24 hours for each day, even if the clocks change', () => {
  expect(retentionCutoff(new Date('2026-04-01T10:00:00Z'), 7)).toEqual(
    new Date('2026-03-25T10:00:00Z'),
  );
});
