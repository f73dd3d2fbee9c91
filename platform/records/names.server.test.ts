import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createCompetition, createGame, createPlayer, createTrainer } from '#test/factories.ts';
import { listNames } from './kind.server.ts';

onEachEngine((engine) => {
  test('lists the names of all existing records for the given ids', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'p', name: 'Öller' });
    await createPlayer(db, { id: 'other' });
    await createTrainer(db, { id: 't', name: 'Maier' });
    await createGame(db, { id: 'g', opponent: 'SC Berg', date: '2025-05-10' });
    const names = {
      ...{ p: 'Öller', t: 'Maier', g: 'Spiel gegen SC Berg am 10.05.2025' },
    };
    const named = {
      players: [{ playerId: 'p' }, { playerId: 'gone' }],
      trainerId: 't',
      gameId: 'g',
    };
    expect(await listNames(db, kinds, [named])).toEqual(names);
    expect(await listNames(db, kinds, [{ aboutGame: 'g' }])).toEqual({ g: names.g });
    const { id: continuesId } = await createCompetition(db, { name: 'Liga', season: '2025' });
    expect(await listNames(db, kinds, [{ continuesId }])).toEqual({
      [continuesId]: expect.stringContaining('Liga'),
    });
    // The record of an order contains ids of any kind, in fields named 'recordId'.
    const places = Object.keys(names).map((recordId) => ({ recordId }));
    expect(await listNames(db, kinds, [{ places }])).toEqual(names);
    expect(await listNames(db, kinds, [])).toEqual({});
  });

  test('finds no name for an id in a field of another kind', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'p' });
    await createGame(db, { id: 'g' });
    const named = { venueId: 'g', trainerId: 'p', teamId: 'p', playerId: 'g' };
    expect(await listNames(db, kinds, [named])).toEqual({});
  });
});
