import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createStanding } from '#test/factories.ts';
import { listStandings } from './standings.server.ts';

onEachEngine((engine) => {
  test('listStandings returns rows as entered, including two rows with one team name', async () => {
    const db = await freshDatabase(engine);
    await createStanding(db, { team: 'SC Berg', won: 3, drawn: 2, lost: 1 });
    await createStanding(db, { team: 'SC Berg' });
    const typed = {
      ...{ position: null, played: null, goalsFor: null, goalsAgainst: null },
      ...{ points: null, note: null },
    };
    const rows = await listStandings(db);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...typed, team: 'SC Berg', won: 3, drawn: 2, lost: 1 },
        { ...typed, team: 'SC Berg', won: 0, drawn: 0, lost: 0 },
      ]),
    );
  });

  test('returns an empty table if no admin has entered one', async () => {
    const db = await freshDatabase(engine);
    expect(await listStandings(db)).toEqual([]);
  });
});
