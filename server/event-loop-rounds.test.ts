import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  createRounds,
  maxPausedRounds,
  maxRequestsInRound,
  maxWaiting,
} from './event-loop-rounds.ts';

test('starts many requests of one visitor in rounds and other visitors’ requests at once', async () => {
  const { ask, begun } = openRounds();
  for (let number = 0; number < 2 * maxRequestsInRound + 1; number++) ask('a');
  expect(begun).toHaveLength(maxRequestsInRound);
  ask('b');
  expect(begun.at(-1)).toBe('b0');
  let before = begun.length;
  while (begun.length < 2 * maxRequestsInRound + 2) {
    await nextRound();
    expect(begun.length - before).toBeLessThanOrEqual(maxRequestsInRound);
    before = begun.length;
  }
  const ofFirst = begun.filter((each) => each !== 'b0');
  expect(ofFirst).toEqual(ofFirst.map((_, number) => `a${number}`));
});

test('a visitor’s queue waits while new requests arrive, but only for a limited time', async () => {
  const { ask, begun } = openRounds();
  for (let number = 0; number < maxRequestsInRound + 1; number++) ask('a');
  for (let round = 0; round < maxPausedRounds / 2; round++) {
    ask('b');
    await nextRound();
  }
  expect(begun).not.toContain(`a${maxRequestsInRound}`);
  for (let round = 0; round < maxPausedRounds; round++) {
    ask('b');
    await nextRound();
  }
  expect(begun).toContain(`a${maxRequestsInRound}`);
});

test('refuses the last requests when too many wait', () => {
  const inRounds = createRounds();
  const ask = (visitor: string) => inRounds(visitor, () => {});
  const fits = Array.from({ length: maxRequestsInRound + maxWaiting.ofOne }, () => ask('a'));
  expect(fits).not.toContain(false);
  expect(ask('a')).toBe(false);
  expect(ask('b')).toBe(true);
  for (let other = 0; other < maxWaiting.ofAll / maxWaiting.ofOne - 1; other++)
    for (let number = 0; number < maxRequestsInRound + maxWaiting.ofOne; number++)
      ask(`other ${other}`);
  expect(Array.from({ length: maxRequestsInRound + 1 }, () => ask('c')).at(-1)).toBe(false);
});

test('starts the next request of a visitor at once after a rest', async () => {
  const { ask, begun } = openRounds();
  const many = maxRequestsInRound + 1;
  for (let number = 0; number < many; number++) ask('a');
  while (begun.length < many) await nextRound();
  for (let round = 0; round < 2; round++) await nextRound();
  ask('a');
  expect(begun).toHaveLength(many + 1);
});

function openRounds() {
  const inRounds = createRounds();
  const begun: string[] = [];
  const asked: Record<string, number> = {};
  const ask = (visitor: string) => {
    const number = asked[visitor] ?? 0;
    asked[visitor] = number + 1;
    inRounds(visitor, () => begun.push(`${visitor}${number}`));
  };
  return { ask, begun };
}
