import { expect, test } from 'vitest';
import { createFreshness } from './freshness.ts';

test('a page becomes outdated only if one of its topics changes', () => {
  const freshness = createFreshness(5);
  expect(freshness.isStale(5, ['game'])).toBe(false);
  freshness.hear(6, ['player']);
  expect(freshness.isStale(5, ['game'])).toBe(false);
  freshness.hear(7, ['game', 'standings']);
  expect(freshness.isStale(5, ['game'])).toBe(true);
  expect(freshness.changedSince(5, ['game', 'player', 'season'])).toEqual(['game', 'player']);
});

test('a page made after the last change of its topics is up to date', () => {
  const freshness = createFreshness(5);
  freshness.hear(7, ['game']);
  expect(freshness.isStale(6, ['game'])).toBe(true);
  expect(freshness.isStale(7, ['game'])).toBe(false);
});

test('a page older than the first known revision is out of date', () => {
  expect(createFreshness(5).isStale(4, ['game'])).toBe(true);
});

test('asks the stream for the changes after the last received revision', () => {
  const freshness = createFreshness(5);
  expect(freshness.revision).toBe(5);
  freshness.hear(9, []);
  expect(freshness.revision).toBe(9);
});
