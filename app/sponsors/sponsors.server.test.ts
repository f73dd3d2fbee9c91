import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createSponsor } from '#test/factories.ts';
import { listSponsors } from './sponsors.server.ts';

onEachEngine((engine) => {
  test('sponsors stand in their stored order, with everything stored', async () => {
    const db = await freshDatabase(engine);
    await createSponsor(db, { id: 'a', ordinal: 10, name: 'Bar' });
    await createSponsor(db, {
      id: 'b',
      ordinal: 9,
      name: 'Dachdeckerei',
      logo: '/images/dach.svg',
      website: 'https://dach.example/',
    });
    expect(await listSponsors(db)).toEqual([
      { id: 'b', name: 'Dachdeckerei', logo: '/images/dach.svg', website: 'https://dach.example/' },
      { id: 'a', name: 'Bar', logo: null, website: null },
    ]);
  });

  test('without a sponsor the list is empty', async () => {
    const db = await freshDatabase(engine);
    expect(await listSponsors(db)).toEqual([]);
  });
});
