import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '../../../test/database.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '../../../test/factories.ts';
import { listDependents } from './dependents.server.ts';

onEachEngine((engine) => {
  test('a game, a player and a trainer are used by the line-ups that name them', async () => {
    const db = await freshDatabase(engine);
    const { id: playerId } = await createPlayer(db);
    const { id: trainerId } = await createTrainer(db);
    await createGame(db, { id: 'a', date: '2025-05-17', opponent: 'FK Sloga' });
    await createGame(db, { id: 'b', date: '2025-05-10', opponent: 'SC Bari' });
    await createLineup(db, { id: 'l', gameId: 'a', trainerId, players: [{ playerId }] });
    await createLineup(db, { id: 'm', gameId: 'b', trainerId, players: [{}, { playerId }] });
    await createLineup(db, { players: [{}] });
    const sloga = { kind: 'lineup', id: 'l', label: 'Kader gegen FK Sloga am 17.05.2025' };
    const bari = { kind: 'lineup', id: 'm', label: 'Kader gegen SC Bari am 10.05.2025' };
    expect(await listDependents(db, 'game', 'a')).toEqual([sloga]);
    expect(await listDependents(db, 'player', playerId)).toEqual([bari, sloga]);
    expect(await listDependents(db, 'trainer', trainerId)).toEqual([bari, sloga]);
  });

  test('what nobody names, and other kinds of record, are used by nothing', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createLineup(db);
    expect(await listDependents(db, 'game', '?')).toEqual([]);
    expect(await listDependents(db, 'lineup', id)).toEqual([]);
    expect(await listDependents(db, 'standings', id)).toEqual([]);
    expect(await listDependents(db, 'nextGame', id)).toEqual([]);
  });
});
