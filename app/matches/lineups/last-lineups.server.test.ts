import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createTeam } from '#test/factories.ts';
import { listLastLineups } from './last-lineups.server.ts';

onEachEngine((engine) => {
  test('finds the newest earlier line-up of the team', async () => {
    const db = await freshDatabase(engine);
    const reserve = await createTeam(db);
    const [keeper, striker] = [await createPlayer(db), await createPlayer(db)];
    const play = async (date: string, teamId: string | null, opponent: string) => {
      const game = await createGame(db, { date, teamId, opponent });
      const players = [
        { playerId: striker.id, ordinal: 1, shirtNumber: 9, onBench: 1, goals: 2 },
        { playerId: keeper.id, ordinal: 0, shirtNumber: 1 },
      ];
      await createLineup(db, { gameId: game.id, players });
      return game.id;
    };
    await play('2025-03-01', null, 'Zu alt');
    await play('2025-03-08', null, 'Zuletzt');
    await play('2025-03-14', reserve.id, 'Andere');
    await play('2025-04-01', null, 'Zu neu');
    // A game without a line-up does not count.
    await createGame(db, { date: '2025-03-12' });
    const next = await createGame(db, { date: '2025-03-15' });
    const ofReserve = await createGame(db, { date: '2025-03-21', teamId: reserve.id });
    const earliest = await createGame(db, { date: '2025-01-01' });
    const found = await listLastLineups(db, [next.id, ofReserve.id, earliest.id]);
    const players = [
      { playerId: keeper.id, shirtNumber: 1, onBench: false },
      { playerId: striker.id, shirtNumber: 9, onBench: true },
    ];
    expect(found.toSorted((a, b) => a.date.localeCompare(b.date))).toEqual([
      { gameIds: [next.id], opponent: 'Zuletzt', date: '2025-03-08', players },
      { gameIds: [ofReserve.id], opponent: 'Andere', date: '2025-03-14', players },
    ]);
    expect(await listLastLineups(db, [])).toEqual([]);
  });

  test('compares kick-offs on one day and leaves out deleted players', async () => {
    const db = await freshDatabase(engine);
    const player = await createPlayer(db);
    const date = '2025-06-01';
    for (const kickoff of ['10:00', '12:00', '16:00']) {
      const game = await createGame(db, { date, kickoff, opponent: `Um ${kickoff}` });
      const gone = { playerId: null, ordinal: 1, shirtNumber: 8 };
      const players = [{ playerId: player.id, ordinal: 0 }, gone];
      await createLineup(db, { gameId: game.id, players });
    }
    const next = await createGame(db, { date, kickoff: '14:00' });
    expect(await listLastLineups(db, [next.id])).toMatchObject([
      { opponent: 'Um 12:00', players: [{ playerId: player.id, shirtNumber: null }] },
    ]);
  });
});
