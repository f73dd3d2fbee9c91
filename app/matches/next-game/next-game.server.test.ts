import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createNextGame } from '#test/factories.ts';
import { findNextGame } from './next-game.server.ts';

onEachEngine((engine) => {
  test('findNextGame returns the stored announcement', async () => {
    const db = await freshDatabase(engine);
    await createNextGame(db, { opponent: 'SC Berg', startsAt: '2025-07-05T13:00:00.000Z' });
    expect(await findNextGame(db)).toEqual({
      opponent: 'SC Berg',
      startsAt: '2025-07-05T13:00:00.000Z',
      game: undefined,
    });
  });

  test('findNextGame returns an empty opponent and a null time if both are unknown', async () => {
    const db = await freshDatabase(engine);
    await createNextGame(db, { opponent: '', startsAt: null });
    expect(await findNextGame(db)).toMatchObject({ opponent: '', startsAt: null });
  });

  test('findNextGame returns undefined without an announcement', async () => {
    const db = await freshDatabase(engine);
    expect(await findNextGame(db)).toBeUndefined();
  });
});
