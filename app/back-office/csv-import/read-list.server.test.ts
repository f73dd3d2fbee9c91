import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listReader, listWork, sentenceForKilled } from './read-list.server.ts';

const list = `Datum;Gegner\n${'24.04.2027;FC Bach\n'.repeat(2000)}`;

test('while a long list is read, the server goes on with everything else', async () => {
  let isRead = false;
  const reading = listWork('readTable', [list]).then((table) => {
    isRead = true;
    return table;
  });
  let turns = 0;
  while (!isRead) {
    await setImmediate();
    turns++;
  }
  expect(await reading).toMatchObject({ columns: ['Datum', 'Gegner'] });
  expect(turns).toBeGreaterThan(20);
});

test('a list that takes too long is given up with a sentence', async () => {
  const work = listReader({ seconds: 0.001, megabytes: 1 });
  const long = '24.04.2027\nFC Bach\n2:1\nSV Au\n'.repeat(7000);
  expect(await work('readLooseGames', [long, 2000]).catch(sentenceForKilled)).toBe(
    'Diese Liste lässt sich nicht lesen. Bitte teile sie.',
  );
});

test('another fault stays one', () => {
  expect(() => sentenceForKilled(new Error('x'))).toThrow('x');
});
