import { expect, test } from 'vitest';
import { maxFormBytes } from '#platform/request/read-form.server.ts';
import { type BodyRoom, createBodyRoom } from './body-room.ts';

const photo = 15 * 1024 * 1024;

test('one visitor can use only a part of the memory for forms', () => {
  const room = createBodyRoom();
  expect(countTaken(room, () => 'one', maxFormBytes)).toBe(32);
  expect(countTaken(room, (count) => `other ${count}`, maxFormBytes)).toBe(96);
});

test('all networks of one customer share the memory limit of one visitor', () => {
  const room = createBodyRoom();
  const one = (count: number) => `2001:db8:77:${count.toString(16)}::/64`;
  expect(countTaken(room, one, maxFormBytes)).toBe(32);
});

test('pictures take no room from forms', () => {
  const room = createBodyRoom();
  expect(countTaken(room, () => 'one', photo)).toBe(4);
  expect(room.take('one', maxFormBytes)).toBeDefined();
});

test('a visitor can use the memory that a finished form or picture gives back', () => {
  const room = createBodyRoom();
  for (const bytes of [maxFormBytes, photo]) {
    const given: ((() => void) | undefined)[] = [];
    const first = countTaken(room, () => 'one', bytes, given);
    expect(room.take('one', bytes)).toBeUndefined();
    for (const giveBack of given) giveBack?.();
    expect(countTaken(room, () => 'one', bytes)).toBe(first);
  }
});

function countTaken(
  room: BodyRoom,
  visitor: (count: number) => string,
  bytes: number,
  given: ((() => void) | undefined)[] = [],
): number {
  for (let count = 0; ; count++) {
    const giveBack = room.take(visitor(count), bytes);
    if (!giveBack) return count;
    given.push(giveBack);
  }
}
