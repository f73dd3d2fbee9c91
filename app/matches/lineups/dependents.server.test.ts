import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { listDependents } from '#platform/records/kind.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';

onEachEngine((engine) => {
  test('listDependents returns the line-ups that use a game, player or trainer', async () => {
    const db = await freshDatabase(engine);
    const { id: playerId } = await createPlayer(db);
    const { id: trainerId } = await createTrainer(db);
    await createGame(db, { id: 'a', date: '2025-05-17', opponent: 'FK Sonne' });
    await createGame(db, { id: 'b', date: '2025-05-10', opponent: 'SC Berg' });
    await createLineup(db, { id: 'l', gameId: 'a', trainerId, players: [{ playerId }] });
    await createLineup(db, { id: 'm', gameId: 'b', trainerId, players: [{}, { playerId }] });
    await createLineup(db, { players: [{}] });
    const sonne = { kind: 'lineup', id: 'l', label: 'Aufstellung gegen FK Sonne am 17.05.2025' };
    const berg = { kind: 'lineup', id: 'm', label: 'Aufstellung gegen SC Berg am 10.05.2025' };
    expect(await listDependents(db, kinds, { kind: 'game', id: 'a' })).toEqual([sonne]);
    expect(await listDependents(db, kinds, { kind: 'player', id: playerId })).toEqual([
      berg,
      sonne,
    ]);
    expect(await listDependents(db, kinds, { kind: 'trainer', id: trainerId })).toEqual([
      berg,
      sonne,
    ]);
  });

  test('unused records and other kinds of record have no dependents', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createLineup(db);
    expect(await listDependents(db, kinds, { kind: 'game', id: '?' })).toEqual([]);
    expect(await listDependents(db, kinds, { kind: 'lineup', id: id })).toEqual([]);
    expect(await listDependents(db, kinds, { kind: 'standings', id: id })).toEqual([]);
    expect(await listDependents(db, kinds, { kind: 'nextGame', id: id })).toEqual([]);
  });
});
