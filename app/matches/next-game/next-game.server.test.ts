import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createGame, createNextGame } from '#test/factories.ts';
import { findNextGame } from './next-game.server.ts';

onEachEngine((engine) => {
  test('findNextGame returns the stored announcement', async () => {
    const db = await freshDatabase(engine);
    await createNextGame(db, { opponent: 'SC Berg', startsAt: '2025-07-05T13:00:00.000Z' });
    expect(await findNextGame(db)).toEqual({
      opponent: 'SC Berg',
      startsAt: '2025-07-05T13:00:00.000Z',
      crest: null,
      game: undefined,
    });
  });

  test('an announcement has the crest of the newest game with a crest against this opponent', async () => {
    const db = await freshDatabase(engine);
    await createNextGame(db, { opponent: 'Berg' });
    expect(await findNextGame(db)).toMatchObject({ crest: null });
    await createGame(db, { opponent: 'Berg', date: '2025-06-01', crest: null });
    await createGame(db, { opponent: 'Berg', date: '2025-04-01', crest: '/images/old.svg' });
    await createGame(db, { opponent: 'Berg', date: '2025-05-01', crest: '/images/new.svg' });
    await createGame(db, { opponent: 'Sonne', date: '2025-05-20', crest: '/images/sonne.svg' });
    expect(await findNextGame(db)).toMatchObject({ crest: '/images/new.svg' });
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
