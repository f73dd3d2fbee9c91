import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createPlayer } from '#test/factories.ts';
import { listSquad } from './list-squad.server.ts';
import { findPlayer, listPlayerChoices } from './players.server.ts';

const today = '2026-05-01';
const day = { season: '2026', today };

onEachEngine((engine) => {
  test('finds an inactive player, but not in the squad', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { name: 'Anton', active: 0 });
    expect(await listSquad(db, day)).toEqual([]);
    expect(await findPlayer(db, 'Anton', today)).toMatchObject({ name: 'Anton' });
  });

  test('findPlayer finds a player by address and by exact name', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createPlayer(db, { name: 'Max O’Neill / "Maxi"', address: 'max-o-neill' });
    expect(await findPlayer(db, 'max-o-neill', today)).toMatchObject({ id });
    expect(await findPlayer(db, 'Max O’Neill / "Maxi"', today)).toMatchObject({ id });
  });

  test.each([
    'max',
    'Ma',
    'M%',
    'M_x',
    "Max' or '1'='1",
    '',
  ])('finds no player for %j, which is not an exact name', async (name) => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { name: 'Max' });
    expect(await findPlayer(db, name, today)).toBeUndefined();
  });

  test('findPlayer accepts composed and decomposed umlauts', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createPlayer(db, { name: 'Jürgen', address: 'jürgen-2' });
    for (const wanted of ['Jürgen', 'jürgen-2']) {
      expect(await findPlayer(db, wanted.normalize('NFC'), today)).toMatchObject({ id });
      expect(await findPlayer(db, wanted.normalize('NFD'), today)).toMatchObject({ id });
    }
  });

  test('findPlayer distinguishes two players with one name by their addresses', async () => {
    const db = await freshDatabase(engine);
    const first = await createPlayer(db, { name: 'Max Huber', address: 'Max Huber' });
    const second = await createPlayer(db, { name: 'Max Huber', address: 'Max Huber (2)' });
    expect(await findPlayer(db, 'Max Huber', today)).toMatchObject({ id: first.id });
    expect(await findPlayer(db, 'Max Huber (2)', today)).toMatchObject({ id: second.id });
  });

  test('findPlayer finds a player by a link that lost its last characters', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createPlayer(db, { name: 'Max M. jun.', address: 'Max M. jun.' });
    await createPlayer(db, { name: 'Max M.', address: 'Max M. jun.x' });
    for (const asked of ['Max M. jun', 'Max M. jun.', 'Max M. jun ', 'Max M. jun.)'])
      expect(await findPlayer(db, asked, today)).toMatchObject({ id });
    for (const asked of ['Max M. ju', 'Max', '.', '%'])
      expect(await findPlayer(db, asked, today)).toBeUndefined();
  });

  test('findPlayer prefers an address over the name of another player', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'a', name: 'Max', address: 'Max (2)' });
    await createPlayer(db, { id: 'b', name: 'Maximilian', address: 'Max' });
    expect(await findPlayer(db, 'Max', today)).toMatchObject({ id: 'b' });
  });

  test('finds the player with the lower id if two players share a name', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'b', name: 'Max', address: 'max-b' });
    await createPlayer(db, { id: 'a', name: 'Max', address: 'max-a' });
    expect(await findPlayer(db, 'Max', today)).toMatchObject({ id: 'a' });
  });

  test('findPlayer returns the stored fields and the past seasons in order', async () => {
    const db = await freshDatabase(engine);
    const performance = {
      gamesPlayed: 18,
      goals: 7,
      assists: 5,
      cleanSheets: 4,
      yellowCards: 3,
      redCards: 1,
    };
    const stored = await createPlayer(db, {
      joinedOn: '01.07.2023',
      lastClub: 'SV Muster',
      competitions: 'Liga, Pokal',
      birthYear: 1999,
      ...performance,
      pastSeasons: [
        { ordinal: 1, season: '2024', ...performance },
        { ordinal: 0, season: '2025' },
      ],
    });
    await createPlayer(db, { pastSeasons: [{ season: '1999' }] });
    const blank = Object.fromEntries(Object.keys(performance).map((key) => [key, 0]));
    const hidden = ['active', ...Object.keys(performance)];
    const shown = Object.entries(stored).filter(([name]) => !hidden.includes(name));
    expect(await findPlayer(db, stored.address, today)).toEqual({
      ...Object.fromEntries(shown),
      pastSeasons: [
        { season: '2025', ...blank },
        { season: '2024', ...performance },
      ],
    });
  });

  test('findPlayer returns an empty list for a player without past seasons', async () => {
    const db = await freshDatabase(engine);
    const { address } = await createPlayer(db);
    expect((await findPlayer(db, address, today))?.pastSeasons).toEqual([]);
  });

  test('sorts the choice of players like the squad, former players included', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { id: 'a', name: 'Zoff', shirtNumber: null });
    await createPlayer(db, { id: 'b', name: 'Öller', shirtNumber: 7, active: 0 });
    await createPlayer(db, { id: 'c', name: 'Maier', shirtNumber: 7, position: 'Torwart' });
    const choices = await listPlayerChoices(db);
    expect(choices.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(choices[0]).toEqual({
      id: 'c',
      name: 'Maier',
      image: null,
      position: 'Torwart',
      shirtNumber: 7,
      active: true,
    });
    const active = await listPlayerChoices(db, { activeAnd: [] });
    expect(active.map(({ id }) => id)).toEqual(['c', 'a']);
    const some = await listPlayerChoices(db, { activeAnd: ['b', 'a', 'gone'] });
    expect(some.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
