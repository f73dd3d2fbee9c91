import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createTrainer } from '#test/factories.ts';
import { findTrainer, listTrainerChoices, listTrainers } from './trainers.server.ts';

onEachEngine((engine) => {
  test('lists the Cheftrainer first, then the others by id', async () => {
    const db = await freshDatabase(engine);
    await createTrainer(db, { id: 'b', name: 'Berni', role: 'Co-Trainer' });
    await createTrainer(db, { id: 'c', name: 'Zoran', role: 'Cheftrainer' });
    await createTrainer(db, { id: 'a', name: 'Anton', role: 'Torwarttrainer' });
    const trainers = await listTrainers(db);
    expect(trainers.map(({ name }) => name)).toEqual(['Zoran', 'Anton', 'Berni']);
  });

  test('listTrainers returns only the fields that a card shows', async () => {
    const db = await freshDatabase(engine);
    await createTrainer(db, { name: 'Zoran', role: 'Cheftrainer', image: '/images/zoran.jpg' });
    expect(await listTrainers(db)).toEqual([
      { address: 'Zoran', name: 'Zoran', role: 'Cheftrainer', image: '/images/zoran.jpg' },
    ]);
  });

  test('finds an inactive trainer, but not in the list', async () => {
    const db = await freshDatabase(engine);
    await createTrainer(db, { name: 'Anton', active: 0 });
    expect(await listTrainers(db)).toEqual([]);
    expect(await findTrainer(db, 'Anton')).toMatchObject({ name: 'Anton' });
  });

  test('findTrainer accepts addresses and exact names, with composed and decomposed umlauts', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createTrainer(db, { name: 'Jörg Weiß', address: 'jörg' });
    for (const wanted of ['Jörg Weiß', 'jörg']) {
      expect(await findTrainer(db, wanted.normalize('NFC'))).toMatchObject({ id });
      expect(await findTrainer(db, wanted.normalize('NFD'))).toMatchObject({ id });
    }
    expect(await findTrainer(db, 'Jörg')).toBeUndefined();
  });

  test('findTrainer prefers an address over a name, and then the lower id', async () => {
    const db = await freshDatabase(engine);
    await createTrainer(db, { id: 'a', name: 'Max', address: 'Max (2)' });
    await createTrainer(db, { id: 'b', name: 'Maximilian', address: 'Max' });
    await createTrainer(db, { id: 'd', name: 'Franz', address: 'Franz (3)' });
    await createTrainer(db, { id: 'c', name: 'Franz', address: 'Franz (2)' });
    expect(await findTrainer(db, 'Max')).toMatchObject({ id: 'b' });
    expect(await findTrainer(db, 'Franz')).toMatchObject({ id: 'c' });
    expect(await findTrainer(db, 'Franz (3)')).toMatchObject({ id: 'd' });
  });

  test('findTrainer returns the stored fields of a trainer', async () => {
    const db = await freshDatabase(engine);
    const { active: _, ...stored } = await createTrainer(db, {
      birthYear: 1970,
      joinedOn: '01.07.2023',
      experience: 'UEFA B',
      games: 20,
      wins: 5,
      draws: 6,
      losses: 9,
    });
    expect(await findTrainer(db, stored.address)).toEqual(stored);
  });

  test('finds no trainer for an unknown name', async () => {
    const db = await freshDatabase(engine);
    expect(await findTrainer(db, 'Max')).toBeUndefined();
  });

  test('the choice of trainers includes former trainers', async () => {
    const db = await freshDatabase(engine);
    await createTrainer(db, { id: 'a', name: 'Anna', active: 0 });
    await createTrainer(db, { id: 'b', name: 'Berta', role: 'Cheftrainer' });
    expect(await listTrainerChoices(db)).toEqual([
      { id: 'b', name: 'Berta', role: 'Cheftrainer', active: true, image: null },
      { id: 'a', name: 'Anna', role: 'Co-Trainer', active: false, image: null },
    ]);
  });
});
