import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createPlayer, createSquad } from '#test/factories.ts';
import { listSquad } from './list-squad.server.ts';

const day = { season: '2026', today: '2026-05-01' };

onEachEngine((engine) => {
  test('sorts the squad by shirt number, then by name; players without a number come last', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { name: 'Zoran', shirtNumber: null });
    await createPlayer(db, { name: 'Anton', shirtNumber: null });
    await createPlayer(db, { name: 'Max', shirtNumber: 10 });
    await createPlayer(db, { name: 'Xaver', shirtNumber: 9 });
    await createPlayer(db, { name: 'Berni', shirtNumber: 10 });
    const squad = await listSquad(db, day);
    expect(squad.map(({ name }) => name)).toEqual(['Xaver', 'Berni', 'Max', 'Anton', 'Zoran']);
  });

  test('listSquad contains a player on both the first and the last day', async () => {
    const db = await freshDatabase(engine);
    const [{ id: comes }, { id: goes }] = [
      await createPlayer(db, { name: 'Neu' }),
      await createPlayer(db, { name: 'Alt' }),
    ];
    await createSquad(db, {
      players: [
        { playerId: comes, firstDay: '2026-05-02' },
        { playerId: goes, lastDay: '2026-05-02' },
      ],
    });
    const namesOn = async (day: string) =>
      (await listSquad(db, { season: '2026', today: day })).map(({ name }) => name);
    expect(await namesOn('2026-05-01')).toEqual(['Alt']);
    expect(await namesOn('2026-05-02')).toEqual(['Alt', 'Neu']);
    expect(await namesOn('2026-05-03')).toEqual(['Neu']);
  });

  test('listSquad returns only the fields that a card shows', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, {
      name: 'Jürgen Groß',
      position: 'Stürmer',
      image: '/images/juergen.jpg',
      shirtNumber: 11,
      gamesPlayed: 18,
      goals: 7,
    });
    expect(await listSquad(db, day)).toEqual([
      {
        address: 'Jürgen Groß',
        name: 'Jürgen Groß',
        position: 'Stürmer',
        image: '/images/juergen.jpg',
        shirtNumber: 11,
        gamesPlayed: 18,
        goals: 7,
      },
    ]);
  });
});
