import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '../../test/database.ts';
import { createFanShop } from '../../test/factories.ts';
import { findFanShop } from './fan-shop.server.ts';

onEachEngine((engine) => {
  test('the banner of the fan shop is the stored one', async () => {
    const db = await freshDatabase(engine);
    const banner = {
      title: 'Fanshop',
      description: 'Trikots, Schals und Häferl',
      link: 'https://fanshop.example/',
    };
    await createFanShop(db, banner);
    expect(await findFanShop(db)).toEqual(banner);
  });

  test('without a record there is no banner', async () => {
    const db = await freshDatabase(engine);
    expect(await findFanShop(db)).toBeUndefined();
  });
});
