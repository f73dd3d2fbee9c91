import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import type { Ask } from '#test/app.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';
import { type Fields, openAsAdmin, openPage, postForm } from './form-page.ts';

/* That figures follow every change: app/players/figures/stored-figures.server.test.ts. */

const player = '/admin/spieler/a';
const trainer = '/admin/trainer/t';

/** A player with 10 games and 4 goals of before, and one with 2 goals in each of the years. */
async function withGames(db: Db, years: readonly string[]): Promise<void> {
  await createTrainer(db, { id: 't', name: 'Petra Kogler', experience: 'B', games: 5, wins: 2 });
  await createPlayer(db, {
    ...{ id: 'a', name: 'Anna Probe', address: 'anna', gamesPlayed: 10, goals: 4 },
    pastSeasons: [{ season: '2024', gamesPlayed: 10, goals: 4 }],
  });
  for (const year of years) await addGame(db, year);
}

async function addGame(db: Db, year: string): Promise<void> {
  const game = await createGame(db, { date: `${year}-05-10`, goalsFor: 2, goalsAgainst: 0 });
  const players = [{ playerId: 'a', shirtNumber: 9, goals: 2 }];
  await createLineup(db, { gameId: game.id, trainerId: 't', players });
}

async function change(ask: Ask, path: string, fields: Fields): Promise<void> {
  const open = await openPage(ask, path);
  const answer = await postForm(ask, path, { ...open.fields, ...fields });
  expect(answer.status).toBe(303);
}

const shown = ({ fields }: { fields: Fields }, names: readonly string[]) =>
  names.map((name) => fields[name]);

test('the form of a player shows totals, and says what of them is counted', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2024', '2026']);
  const open = await openPage(await openAsAdmin(db), player);
  expect(shown(open, ['gamesPlayed', 'goals'])).toEqual(['12', '8']);
  expect(shown(open, ['pastSeasons[0].season', 'pastSeasons[0].goals'])).toEqual(['2024', '6']);
  expect(shown(open, ['pastSeasons[1].season', 'pastSeasons[1].goals'])).toEqual(['2026', '2']);
  expect(open.text).toContain('In Aufstellungen gezählt: 2 Spiele und 4 Tore.');
});

test('a total that is typed is the total that is shown, and games after it are added', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2026']);
  const ask = await openAsAdmin(db);
  await change(ask, player, { goals: '20', 'pastSeasons[1].goals': '7' });
  const names = ['goals', 'pastSeasons[1].goals', 'gamesPlayed'];
  expect(shown(await openPage(ask, player), names)).toEqual(['20', '7', '11']);
  await addGame(db, '2026');
  expect(shown(await openPage(ask, player), names)).toEqual(['22', '9', '12']);
});

test('a result that comes in while totals are typed is not lost', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2026']);
  const ask = await openAsAdmin(db);
  const open = await openPage(ask, player);
  const board = await openPage(ask, trainer);
  await addGame(db, '2026');
  await postForm(ask, player, { ...open.fields, goals: '20' });
  await postForm(ask, trainer, { ...board.fields, wins: '8' });
  expect(shown(await openPage(ask, player), ['goals', 'gamesPlayed'])).toEqual(['22', '12']);
  expect(shown(await openPage(ask, trainer), ['games', 'wins'])).toEqual(['7', '9']);
});

test('a form that is saved as it was opened changes nothing', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2023', '2024', '2026']);
  const ask = await openAsAdmin(db);
  await change(ask, player, {});
  await change(ask, trainer, {});
  expect(await db.selectFrom('protocolEntry').selectAll().execute()).toEqual([]);
});

test('a season that somebody removes from the form is still counted', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2024']);
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, player);
  const rest = Object.entries(fields).filter(([name]) => !name.startsWith('pastSeasons'));
  expect((await postForm(ask, player, Object.fromEntries(rest))).status).toBe(303);
  const names = ['pastSeasons[0].season', 'pastSeasons[0].gamesPlayed'];
  expect(shown(await openPage(ask, player), names)).toEqual(['2024', '1']);
});

test('what a form says was counted is taken only as it was written', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2026']);
  const ask = await openAsAdmin(db);
  for (const counted of ['x', '1,2', '1e9,0,0,0,0,0', '-1,0,0,0,0,0', '99999999,0,0,0,0,0']) {
    const open = await openPage(ask, player);
    const answer = await postForm(ask, player, { ...open.fields, counted });
    expect([counted, answer.status]).toEqual([counted, 422]);
  }
});

test('a trainer’s record is what was typed and the games of the line-ups', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2025', '2026']);
  const ask = await openAsAdmin(db);
  const open = await openPage(ask, trainer);
  expect(shown(open, ['games', 'wins'])).toEqual(['7', '4']);
  expect(open.text).toContain('In Aufstellungen gezählt: 2 Spiele.');
  const page = await (await ask('/trainer/Petra%20Kogler')).text();
  expect(page).toMatch(/Spiele<\/dt><dd[^>]*>(?:<a[^>]*>)?7/);
});
