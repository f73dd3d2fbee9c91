import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';
import { findNamedLineup } from './named-lineup.server.ts';

const today = '2026-05-01';
const ofGame = (id: string) => ({ id, showsNames: 1, showsResult: 1 });

const untold = {
  ...{ cameOn: null, minuteOn: null, minuteOff: null, replacedNumber: null },
  ...{ assistMinutes: null, yellowCardMinutes: null, redCardMinutes: null },
};

onEachEngine((engine) => {
  test('findNamedLineup returns the trainer and the players in the order of entry', async () => {
    const db = await freshDatabase(engine);
    await createTrainer(db);
    const trainer = await createTrainer(db, { experience: 'UEFA B', birthYear: 1970 });
    const striker = await createPlayer(db, { position: 'Stürmer', shirtNumber: 9 });
    const keeper = await createPlayer(db, { position: 'Torwart', image: '/images/keeper.jpg' });
    const events = {
      ...{ goals: 2, assists: 1, yellowCards: 2, redCards: 1 },
      goalMinutes: '12, 45+1',
      ...{ ownGoals: 1, ownGoalMinutes: '60' },
    };
    const { gameId } = await createLineup(db, {
      trainerId: trainer.id,
      players: [
        { playerId: striker.id, ordinal: 1, shirtNumber: 11, onBench: 1, ...events },
        { playerId: keeper.id, ordinal: 0, shirtNumber: 1 },
      ],
    });
    await createLineup(db, { players: [{ playerId: striker.id }] });
    expect(await findNamedLineup(db, ofGame(gameId), today)).toEqual({
      trainer: {
        name: trainer.name,
        address: trainer.address,
        image: null,
        role: 'Co-Trainer',
        experience: 'UEFA B',
        birthYear: 1970,
      },
      players: [
        {
          name: keeper.name,
          address: keeper.address,
          position: 'Torwart',
          image: '/images/keeper.jpg',
          shirtNumber: 1,
          onBench: false,
          goals: 0,
          assists: 0,
          yellowCards: 0,
          redCards: 0,
          goalMinutes: null,
          ownGoals: null,
          ownGoalMinutes: null,
          ...untold,
        },
        {
          name: striker.name,
          address: striker.address,
          position: 'Stürmer',
          image: null,
          shirtNumber: 11,
          onBench: true,
          ...untold,
          ...events,
        },
      ],
    });
  });

  test('a deleted player stays in the line-up as a number', async () => {
    const db = await freshDatabase(engine);
    const gone = await createPlayer(db);
    const { gameId } = await createLineup(db, {
      players: [{ playerId: gone.id, shirtNumber: 7, goals: 2 }],
    });
    await db.deleteFrom('player').where('id', '=', gone.id).execute();
    const lineup = await findNamedLineup(db, ofGame(gameId), today);
    expect(lineup?.players).toEqual([
      {
        name: null,
        address: null,
        position: null,
        image: null,
        shirtNumber: 7,
        onBench: false,
        goals: 2,
        assists: 0,
        yellowCards: 0,
        redCards: 0,
        goalMinutes: null,
        ownGoals: null,
        ownGoalMinutes: null,
        ...untold,
      },
    ]);
  });

  test('a line-up still shows an inactive player', async () => {
    const db = await freshDatabase(engine);
    const player = await createPlayer(db, { active: 0 });
    const { gameId } = await createLineup(db, { players: [{ playerId: player.id }] });
    expect((await findNamedLineup(db, ofGame(gameId), today))?.players).toMatchObject([
      { name: player.name },
    ]);
  });

  test('a line-up with a deleted trainer shows no trainer', async () => {
    const db = await freshDatabase(engine);
    const { gameId, trainerId } = await createLineup(db);
    await db.deleteFrom('trainer').where('id', '=', trainerId).execute();
    expect(await findNamedLineup(db, ofGame(gameId), today)).toEqual({
      trainer: null,
      players: [],
    });
  });

  test('finds no line-up for a game without one', async () => {
    const db = await freshDatabase(engine);
    await createLineup(db);
    const { id } = await createGame(db);
    expect(await findNamedLineup(db, ofGame(id), today)).toBeUndefined();
  });
});
