import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createPlayer, createTrainer } from '#test/factories.ts';
import { countQueries } from '#test/query-count.ts';
import { findPeople } from './people.server.ts';

const today = '2026-05-01';

onEachEngine((engine) => {
  test('findPeople finds active and former players and trainers by name', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { name: 'Jürgen', address: 'jürgen-2' });
    await createPlayer(db, { name: 'Anton', active: 0 });
    await createPlayer(db, { name: 'Max' });
    await createPlayer(db, { name: 'Tom Strauß' });
    await createTrainer(db, { name: 'Zoran' });
    const names = ['Jürgen', 'Anton', 'Zoran', 'TOM STRAUSS', 'Niemand'];
    const people = await findPeople(db, names, today);
    expect(people).toEqual({
      player: new Map([
        ['Jürgen', 'jürgen-2'],
        ['Anton', 'Anton'],
        ['TOM STRAUSS', 'Tom Strauß'],
      ]),
      trainer: new Map([['Zoran', 'Zoran']]),
    });
  });

  test('findPeople returns the player with the lower id if two players have one name', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'a', name: 'Max', address: 'Max (2)' });
    await createPlayer(db, { id: 'b', name: 'Max', address: 'Max' });
    expect((await findPeople(db, ['Max'], today)).player.get('Max')).toBe('Max (2)');
  });

  test('runs no query without names', async () => {
    const db = await freshDatabase(engine);
    const queries = await countQueries(db, async (handle) => {
      expect(await findPeople(handle, [], today)).toEqual({
        player: new Map(),
        trainer: new Map(),
      });
    });
    expect(queries).toBe(0);
  });
});
