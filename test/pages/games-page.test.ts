import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { openApp } from '#test/app.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame, createSeason, createStanding } from '#test/factories.ts';
import { read, textOf } from '#test/read-page.ts';

const noon = (day: string) => new Date(`${day}T11:00:00.000Z`);

test('a year without games has a page that says so, with the seasons to choose from', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { date: '2024-05-10' });
  await createGame(db, { date: '2025-05-10' });
  for (const year of ['1999', '2026', '2031']) {
    const html = await read(db, `/spiele?saison=${year}`);
    expect(html).toContain(`<title>Spiele ${year} |`);
    expect(html).toContain('No games available.');
    for (const link of ['/spiele?saison=2024', '/spiele']) expect(html).toContain(`href="${link}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
  const ask = await openApp(db);
  for (const nonsense of ['x', '999', '20255', '0000', '2025x', '', '2024&saison=2025'])
    expect([nonsense, (await ask(`/spiele?saison=${nonsense}`)).status]).toEqual([nonsense, 404]);
});

test('the games to come stand before the results, and those newest first', async () => {
  const db = await freshDatabase('sqlite');
  for (const [month, opponent] of [
    ['03', 'FC Wiese'],
    ['04', 'SC Berg'],
    ['06', 'FC Acker'],
    ['07', 'FK Sonne'],
  ])
    await createGame(db, { date: `2025-${month}-10`, opponent });
  const text = textOf(await read(db, '/spiele', noon('2025-05-01')));
  expect(text).toMatch(
    /Nächste Spiele.*FC Acker.*FK Sonne.*April 2025.*SC Berg.*März 2025.*FC Wiese/,
  );
  expect(textOf(await read(db, '/spiele', noon('2025-08-01')))).not.toContain('Nächste Spiele');
});

test('of many games to come the first three stand open, and all are there', async () => {
  const db = await freshDatabase('sqlite');
  const days = Array.from({ length: 12 }, (_, index) => `2025-06-${String(index + 10)}`);
  for (const date of days) await createGame(db, { date });
  const html = await read(db, '/spiele', noon('2025-05-01'));
  const [open = '', folded = ''] = html.split('<summary>9 weitere Spiele');
  const listed = (part: string) => [...part.matchAll(/dateTime="([^"]*)"/g)].map(([, day]) => day);
  expect(listed(open)).toEqual(days.slice(0, 3));
  expect(listed(folded)).toEqual(days.slice(3));
});

test('the table says of which season it is, and a season without one shows the last', async () => {
  const db = await freshDatabase('sqlite');
  await createSeason(db, { id: '2024', teams: [{ team: 'Meister 2024' }] });
  await createStanding(db, { team: club.name, won: 1 });
  await createGame(db, { date: '2023-05-10', goalsFor: 1, goalsAgainst: 0 });
  await createGame(db, { date: '2024-05-10', goalsFor: 1, goalsAgainst: 0 });
  await createGame(db, { date: '2025-05-10', goalsFor: 1, goalsAgainst: 0 });
  await createGame(db, { date: '2026-05-10', kind: 'Freundschaftsspiel' });
  const open = async (path: string, day: string) => textOf(await read(db, path, noon(day)));
  const title = (year: number) => `${club.league} ${year}`;

  const none = 'Für 2026 gibt es noch keine Tabelle. Hier steht die von 2025.';
  await db.updateTable('standing').set({ won: 9 }).execute();
  for (let day = 1; day <= 8; day++)
    await createGame(db, { date: `2025-06-0${day}`, goalsFor: 1, goalsAgainst: 0 });
  const now = '2026-03-01';
  const current = await open('/spiele', now);
  expect(current).toContain(`${title(2025)} ${none}`);
  const before = await open('/spiele?saison=2025', now);
  expect(before).toContain(`${title(2025)} Tabelle der`);
  expect(before).not.toContain('noch keine Tabelle');
  expect(await open('/spiele?saison=2024', now)).toMatch(
    new RegExp(`${title(2024)} .*Meister 2024`),
  );
  expect(await open('/spiele?saison=2023', now)).toContain(
    `${title(2023)} Zu dieser Saison ist keine Tabelle gespeichert.`,
  );
});

test('a link at the top leads to the table', async () => {
  const db = await freshDatabase('sqlite');
  await createStanding(db);
  const html = await read(db, '/spiele');
  expect(html.indexOf('href="#tabelle"')).toBeLessThan(html.indexOf('id="tabelle"'));
  expect(html).toContain('href="#tabelle"');
});
