import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { freshDatabase } from '#test/database.ts';
import { listReader, readList, refusalForKilled } from './read-list.server.ts';

const now = new Date('2027-05-01T10:00:00.000Z');
const asked = { answers: new Map(), ownNames: ['FC Dorf'], kinds: new Map(), now };
const refused = { refusal: 'Diese Liste lässt sich nicht lesen. Bitte teile sie.' };

test('the server does other work while it reads a long list', async () => {
  const list = `Datum;Gegner\n${'24.04.2027;FC Bach\n'.repeat(2000)}`;
  let isRead = false;
  const reading = listReader()('understandList', [list, asked]).then((understood) => {
    isRead = true;
    return understood;
  });
  let turns = 0;
  while (!isRead) {
    await setImmediate();
    turns++;
  }
  const game = { date: '2027-04-24', opponent: 'FC Bach' };
  expect(await reading).toMatchObject({ games: Array(2000).fill(game) });
  expect(turns).toBeGreaterThan(20);
});

test('stops reading a list that takes too long, and shows a message', async () => {
  const db = await freshDatabase('sqlite');
  // The server compares each goal with all goals of the other cell, which takes long.
  const goals = 'Huber 9., '.repeat(2500);
  const given = `Datum;Gegner;Torschützen des Gegners;Eigentore des Gegners\n24.04.2027;FC Bach;${goals};${goals}`;
  const work = listReader({ seconds: 0.3, megabytes: 256 });
  expect(await readList(db, kinds, { ...asked, given }, work)).toEqual(refused);
});

test('cuts values that are too long for the form, and shows the errors', async () => {
  const db = await freshDatabase('sqlite');
  const cells = ['24.04.2027', 'F'.repeat(20_000), 'a 9,'.repeat(300), 'b'.repeat(20_000)];
  const given = `Datum;Gegner;Torschützen des Gegners;Bericht\n${cells.join(';')}`;
  const list = await readList(db, kinds, { ...asked, given });
  if ('refusal' in list) throw new Error(list.refusal);
  const [line] = list.lines;
  expect(line?.title).toBe(`Sa., 24.04.2027, ${'F'.repeat(500)}…`);
  expect(line?.wrong).toEqual([
    'Gegner: Das sind mehr als 200 Zeichen.',
    'Torschützen des Gegners: Das sind mehr als 100 Tore.',
    'Bericht: Das sind mehr als 10000 Zeichen.',
  ]);
});

test('keeps a long line that its form accepts', async () => {
  const db = await freshDatabase('sqlite');
  const competitions = 'Liga und '.repeat(100).trim();
  const given = `Name;Position;Bewerbe\nAnton Muster;Sturm;${competitions}`;
  const list = await readList(db, kinds, { ...asked, given });
  if ('refusal' in list) throw new Error(list.refusal);
  expect(list.lines[0]).toMatchObject({ wrong: [] });
  expect(JSON.stringify(list.lines[0])).toContain(competitions);
});

test('throws an unknown error again instead of refusing the list', () => {
  expect(() => refusalForKilled(new Error('x'))).toThrow('x');
});
