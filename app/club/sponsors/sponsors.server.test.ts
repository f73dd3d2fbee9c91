import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createSponsor } from '#test/factories.ts';
import type { SponsorTable } from '../tables.ts';
import type { SponsorLevel } from './levels.ts';
import { listShownSponsors, listSponsorRecords, listSponsors } from './sponsors.server.ts';

onEachEngine((engine) => {
  test('lists sponsors in their stored order with all stored values', async () => {
    const db = await freshDatabase(engine);
    await createSponsor(db, { id: 'a', ordinal: 10, name: 'Bar' });
    const second: Omit<SponsorTable, 'ordinal' | 'level'> & { level: SponsorLevel } = {
      ...{ id: 'b', name: 'Dachdeckerei', logo: '/images/dach.svg', level: 'Partner' },
      ...{ website: 'https://dach.example/', shownFrom: '2025-01-01', shownUntil: '2025-12-31' },
    };
    await createSponsor(db, { ordinal: 9, ...second });
    const usual = { level: 'Sponsor', shownFrom: null, shownUntil: null };
    expect(await listSponsors(db)).toEqual([
      second,
      { id: 'a', name: 'Bar', logo: null, website: null, ...usual },
    ]);
  });

  test('shows a sponsor from the first to the last day, including both days', async () => {
    const db = await freshDatabase(engine);
    await createSponsor(db, { id: 'always' });
    await createSponsor(db, { id: 'term', shownFrom: '2025-07-01', shownUntil: '2025-07-31' });
    await createSponsor(db, { id: 'from', shownFrom: '2025-07-02' });
    await createSponsor(db, { id: 'until', shownUntil: '2025-07-30' });
    const shown = async (day: string) => (await listShownSponsors(db, day)).map(({ id }) => id);
    expect(await shown('2025-06-30')).toEqual(['always', 'until']);
    expect(await shown('2025-07-01')).toEqual(['always', 'term', 'until']);
    expect(await shown('2025-07-30')).toEqual(['always', 'term', 'from', 'until']);
    expect(await shown('2025-07-31')).toEqual(['always', 'term', 'from']);
    expect(await shown('2025-08-01')).toEqual(['always', 'from']);
  });

  test('the tool also lists hidden sponsors and shows why they are hidden', async () => {
    const db = await freshDatabase(engine);
    await createSponsor(db, { level: 'Gönner', shownUntil: '2025-06-30' });
    await createSponsor(db, { shownFrom: '2025-07-02', shownUntil: '2026-06-30' });
    await createSponsor(db, { shownFrom: '2025-07-01' });
    const records = await listSponsorRecords(db, '2025-07-01');
    expect(records.map(({ detail }) => detail)).toEqual([
      'Gönner, bis 30. Juni 2025, vorbei',
      'Sponsor, ab 2. Juli 2025 bis 30. Juni 2026, noch nicht gezeigt',
      'Sponsor, ab 1. Juli 2025',
    ]);
  });
});
