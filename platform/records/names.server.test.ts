import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createGame, createPlayer, createTrainer } from '#test/factories.ts';
import { listNames } from './kind.server.ts';

onEachEngine((engine) => {
  test('names are those of the ids that somebody or something bears', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'p', name: 'Öller' });
    await createPlayer(db, { id: 'other' });
    await createTrainer(db, { id: 't', name: 'Maier' });
    await createGame(db, { id: 'g', opponent: 'SC Berg', date: '2025-05-10' });
    expect(await listNames(db, kinds, ['p', 't', 'g', 'gone'])).toEqual({
      p: 'Öller',
      t: 'Maier',
      g: 'Spiel gegen SC Berg am 10.05.2025',
    });
    expect(await listNames(db, kinds, [])).toEqual({});
  });
});
