import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createNextGame } from '#test/factories.ts';
import { findNextGame } from './next-game.server.ts';

onEachEngine((engine) => {
  test('the next game is the stored one', async () => {
    const db = await freshDatabase(engine);
    await createNextGame(db, { opponent: 'SC Berg', startsAt: '2025-07-05T13:00:00.000Z' });
    expect(await findNextGame(db)).toEqual({
      opponent: 'SC Berg',
      startsAt: '2025-07-05T13:00:00.000Z',
      game: undefined,
    });
  });

  test('an opponent and a time that are not known yet stay empty', async () => {
    const db = await freshDatabase(engine);
    await createNextGame(db, { opponent: '', startsAt: null });
    expect(await findNextGame(db)).toMatchObject({ opponent: '', startsAt: null });
  });

  test('without a record there is no next game', async () => {
    const db = await freshDatabase(engine);
    expect(await findNextGame(db)).toBeUndefined();
  });
});
