import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { countTry, type Tried, uncountTry } from './failed-sign-ins.server.ts';

const start = new Date('2026-03-01T08:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const day = 24 * 3600;
const device = { device: 'a' };
const stranger = { address: '192.0.2.1', username: 'max' };

onEachEngine((engine) => {
  test('doubles the wait with each sign-in try from the fifth on', async () => {
    const db = await freshDatabase(engine);
    for (const tried of [device, stranger]) {
      await tryTimes(db, tried, 5);
      let now = start;
      for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
        const end = new Date(now.getTime() + seconds * 1000);
        expect(await countTry(db, tried, new Date(end.getTime() - 1))).toEqual(end);
        expect(await countTry(db, tried, end)).toBeUndefined();
        now = end;
      }
    }
  });

  test('a sign-in try during the waiting time changes no counter', async () => {
    const db = await freshDatabase(engine);
    await tryTimes(db, { address: '192.0.2.1' }, 5);
    const counted = await listCounts(db);
    expect(await countTry(db, stranger, start)).toEqual(after(1));
    expect(await listCounts(db)).toEqual(counted);
  });

  test('allows no more parallel sign-in tries than sequential tries', async () => {
    const db = await freshDatabase(engine);
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => countTry(db, stranger, start)),
    );
    expect(tries.filter((until) => until === undefined)).toHaveLength(5);
    expect(await listCounts(db)).toEqual([1, 5, 5]);
  });

  test('forgets all tries and deletes their rows a day after the last try', async () => {
    const db = await freshDatabase(engine);
    await tryTimes(db, device, 5);
    await tryTimes(db, { device: 'b' }, 1);
    expect(await countTry(db, { device: 'c' }, after(day - 1))).toBeUndefined();
    expect(await listCounts(db)).toHaveLength(3);
    expect(await countTry(db, device, after(day))).toBeUndefined();
    expect(await listCounts(db)).toEqual([1, 1]);
  });

  test('a successful sign-in deletes the username’s tries, but only one try of the address', async () => {
    const db = await freshDatabase(engine);
    await tryTimes(db, stranger, 4);
    await uncountTry(db, stranger, start);
    expect(await listCounts(db)).toEqual([0, 3]);
    await tryTimes(db, device, 4);
    await uncountTry(db, device, start);
    expect(await listCounts(db)).toEqual([0, 3]);
  });
});

test('an IPv6 customer with many networks gets no more tries than one IPv4 address', async () => {
  expect(await guessesOfADay(await freshDatabase('sqlite'), ['192.0.2.1'])).toBe(109);
  const networks = numbered(8, (number) => `2001:db8:7:${number}::/64`);
  expect(await guessesOfADay(await freshDatabase('sqlite'), networks)).toBe(109);
});

test.each(
  casesOfRun([4, 6, 20], (count) => count < 20),
)('%i networks together get some hundred tries at a name in a day', async (count) => {
  const networks = numbered(count, (number) => `198.51.100.${number}`);
  expect(await guessesOfADay(await freshDatabase('sqlite'), networks)).toBeLessThan(700);
});

test('tries from one network do not delay tries from another network', async () => {
  const db = await freshDatabase('sqlite');
  await guessesOfADay(db, ['192.0.2.1']);
  for (const address of ['192.0.2.2', '2001:db8:1:2::/64'])
    expect(await countTry(db, { address, username: 'max' }, after(day - 1))).toBeUndefined();
});

function numbered(count: number, address: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => address(index + 1));
}

/**
 * Counts the guesses of an attacker at one name in a day. The attacker uses each address as soon as its wait
 * ends, because earlier tries do not count.
 */
async function guessesOfADay(db: Db, addresses: readonly string[]): Promise<number> {
  const free = new Map(addresses.map((address) => [address, start]));
  let guesses = 0;
  for (;;) {
    const [address, now] = [...free].reduce((first, one) => (one[1] < first[1] ? one : first));
    if (now >= after(day)) return guesses;
    const until = await countTry(db, { address, username: 'max' }, now);
    if (until) free.set(address, until);
    else guesses += 1;
  }
}

async function tryTimes(db: Db, tried: Tried, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    expect(await countTry(db, tried, start)).toBeUndefined();
}

async function listCounts(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('failedSignIn').select('tries').orderBy('tries').execute();
  return rows.map(({ tries }) => tries);
}
