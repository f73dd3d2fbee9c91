import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createSeason } from '#test/factories.ts';
import {
  findLastHighlight,
  findSeason,
  findStory,
  listFinalTables,
  listSeasons,
} from './seasons.server.ts';

onEachEngine((engine) => {
  test('lists the oldest season first, each with its honours in order', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, {
      id: '2025',
      honours: [
        { kind: 'team', ordinal: 1, title: 'Hallencup' },
        { kind: 'team', ordinal: 0, title: 'Fairste Mannschaft' },
        { kind: 'individual', ordinal: 2, title: 'Bester Torschütze', player: 'Max' },
      ],
    });
    await createSeason(db, { id: '2024' });
    expect(await listSeasons(db)).toEqual([
      { id: '2024', honours: [] },
      {
        id: '2025',
        honours: [
          { kind: 'team', title: 'Fairste Mannschaft', player: null },
          { kind: 'team', title: 'Hallencup', player: null },
          { kind: 'individual', title: 'Bester Torschütze', player: 'Max' },
        ],
      },
    ]);
  });

  test('listSeasons returns an empty list if no season is stored', async () => {
    const db = await freshDatabase(engine);
    expect(await listSeasons(db)).toEqual([]);
  });

  test('sorts final tables by season, then by position', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2025', teams: [{ position: 2 }, { position: 1 }] });
    await createSeason(db, { id: '2024', teams: [{ points: 7 }] });
    await createSeason(db, { id: '2023' });
    const rows = await listFinalTables(db);
    expect(rows.map(({ seasonId, position }) => [seasonId, position])).toEqual([
      ['2024', 1],
      ['2025', 1],
      ['2025', 2],
    ]);
    expect(rows[0]).toMatchObject({ points: 7 });
  });

  test('finds a season with its people and honours, and with its table sorted by position', async () => {
    const db = await freshDatabase(engine);
    const people = {
      captain: 'Max',
      topScorer: 'Jürgen',
      topAssistProvider: 'Anton',
      trainer: 'Zoran',
    };
    const numbers = {
      ...{ played: 20, won: 14, drawn: 3, lost: 3, points: 45 },
      ...{ goalsFor: 40, goalsAgainst: 20, note: 'Fairplay' },
    };
    await createSeason(db, {
      id: '2024',
      ...people,
      teams: [
        { position: 2, team: 'FC Wiese', ...numbers },
        { position: 1, team: 'SC Berg', ...numbers },
      ],
      honours: [
        { ordinal: 1, title: 'Hallencup' },
        { ordinal: 0, title: 'Fairste Mannschaft' },
      ],
      highlight: {},
    });
    await createSeason(db, { id: '2025', teams: [{}], honours: [{}] });
    expect(await findSeason(db, '2024')).toEqual({
      id: '2024',
      ...people,
      honours: [
        { kind: 'team', title: 'Fairste Mannschaft', player: null },
        { kind: 'team', title: 'Hallencup', player: null },
      ],
      teams: [
        { position: 1, team: 'SC Berg', ...numbers },
        { position: 2, team: 'FC Wiese', ...numbers },
      ],
    });
  });

  test('the story of a season has its text, picture and moments in order', async () => {
    const db = await freshDatabase(engine);
    const story = { text: 'Ein gutes Jahr.', image: '/uploads/a.jpg', imageAlt: 'Jubel' };
    const moments = [
      { ordinal: 1, text: 'Neuer Platz' },
      { ordinal: 0, text: 'Derby' },
    ];
    await createSeason(db, { id: 'a', name: '2024', ...story, moments });
    await createSeason(db, { id: 'b', name: '2025', moments: [{ text: 'Aufstieg' }] });
    await createSeason(db, { id: 'c', name: '2026', imageAlt: 'Jubel' });
    expect(await findStory(db, '2024')).toEqual({ ...story, moments: ['Derby', 'Neuer Platz'] });
    expect(await findStory(db, '2025')).toMatchObject({ text: null, moments: ['Aufstieg'] });
    expect(await findStory(db, '2026')).toBeUndefined();
  });

  test('identifies a season by its name and not by its stored id', async () => {
    const db = await freshDatabase(engine);
    const parts = { teams: [{}], honours: [{ title: 'Meister' }], highlight: { title: 'Meister' } };
    await createSeason(db, { id: 'x', name: '2024', ...parts });
    expect(await listSeasons(db)).toMatchObject([{ id: '2024', honours: [{ title: 'Meister' }] }]);
    expect(await listFinalTables(db, ['2024'])).toMatchObject([{ seasonId: '2024' }]);
    expect(await findSeason(db, '2024')).toMatchObject({ id: '2024', teams: [{ position: 1 }] });
    expect(await findSeason(db, 'x')).toBeUndefined();
    expect(await findLastHighlight(db)).toMatchObject({ seasonId: '2024' });
  });

  test('does not find an unknown season', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { id: '2024' });
    expect(await findSeason(db, '202')).toBeUndefined();
  });

  test('finds the highlight of the newest season that has a highlight', async () => {
    const db = await freshDatabase(engine);
    const highlight = {
      title: 'Fairste Mannschaft',
      playerAchievement: 'Jüngster Spieler',
      player: 'Max',
    };
    await createSeason(db, { id: '2023', highlight: { title: 'Gegründet' } });
    await createSeason(db, { id: '2024', highlight });
    await createSeason(db, { id: '2025' });
    expect(await findLastHighlight(db)).toEqual({ seasonId: '2024', ...highlight });
  });

  test('finds no last highlight if no season has one', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db);
    expect(await findLastHighlight(db)).toBeUndefined();
  });
});
