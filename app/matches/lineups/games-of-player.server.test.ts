import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createGame, createLineup, createPlayer } from '#test/factories.ts';
import { listGamesOfPlayer } from './games-of-player.server.ts';

const played = { figure: 'gamesPlayed' } as const;

onEachEngine((engine) => {
  test('listGamesOfPlayer returns played games with a result and the player’s events, newest first', async () => {
    const db = await freshDatabase(engine);
    const player = await createPlayer(db);
    const other = await createPlayer(db);
    const play = async (
      date: string,
      did: object,
      score: object = { goalsFor: 2, goalsAgainst: 1 },
    ) => {
      const game = await createGame(db, { date, ...score });
      const players = [
        { playerId: other.id, goals: 7 },
        { playerId: player.id, ordinal: 1, ...did },
      ];
      await createLineup(db, { gameId: game.id, players });
      return game.slug;
    };
    const first = await play('2025-05-01', { goals: 1 });
    const second = await play('2025-05-08', { onBench: 1, assists: 2, yellowCards: 1 });
    await play('2025-05-15', {}, { goalsFor: null, goalsAgainst: null });
    await play('2025-05-22', { onBench: 1 });
    const third = await play('2025-05-02', { onBench: 1, replacedNumber: 7 });
    const fourth = await play('2025-04-01', { onBench: 1, ownGoals: 1 });
    expect(await listGamesOfPlayer(db, player.id, played, { limit: 5, offset: 0 })).toMatchObject([
      { slug: second, onBench: true, goals: 0, assists: 2, yellowCards: 1, goalsFor: 2 },
      { slug: third, onBench: true },
      { slug: first, onBench: false, goals: 1, assists: 0, goalsAgainst: 1 },
      { slug: fourth, onBench: true },
    ]);
    expect(await listGamesOfPlayer(db, player.id, played, { limit: 1, offset: 0 })).toHaveLength(1);
    expect(await listGamesOfPlayer(db, 'nobody', played, { limit: 5, offset: 0 })).toEqual([]);
  });
});
