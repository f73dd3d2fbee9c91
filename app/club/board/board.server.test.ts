import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createBoardMember } from '#test/factories.ts';
import { listBoard } from './board.server.ts';

onEachEngine((engine) => {
  test('lists the board in its stored order with all fields', async () => {
    const db = await freshDatabase(engine);
    const { ordinal: _, ...second } = await createBoardMember(db, { ordinal: 2, name: 'Anton' });
    const { ordinal: __, ...first } = await createBoardMember(db, {
      ordinal: 1,
      name: 'Zoran',
      role: 'Präsident',
      email: 'praesident@verein.example',
      image: '/images/zoran.jpg',
      bio: 'Seit der Gründung dabei.',
      linkedin: 'https://linkedin.example/zoran',
      twitter: 'https://twitter.example/zoran',
      instagram: 'https://instagram.example/zoran',
    });
    expect(await listBoard(db)).toEqual([first, second]);
  });

  test('returns an empty list if the board has no member', async () => {
    const db = await freshDatabase(engine);
    expect(await listBoard(db)).toEqual([]);
  });
});
