import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { type Fields, openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createLineup,
  createPlayer,
  createSeason,
  createTrainer,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin, formPost } from '#test/sign-in-admin.ts';

/* The file app/people/figures/recount-figures.server.test.ts tests that figures follow every change. */

const player = '/admin/spieler/a';
const trainer = '/admin/trainer/t';

/** Creates a player with an opening balance, and a game with goals of this player in each of these years. */
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

test('the player form shows totals and the part counted from line-ups', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2024', '2026']);
  const open = await openPage(await openAsAdmin(db), player);
  expect(shown(open, ['gamesPlayed', 'goals'])).toEqual(['12', '8']);
  expect(shown(open, ['pastSeasons[0].season', 'pastSeasons[0].goals'])).toEqual(['2024', '6']);
  expect(shown(open, ['pastSeasons[1].season', 'pastSeasons[1].goals'])).toEqual(['2026', '2']);
  expect(open.text).toContain('In Aufstellungen gezählt: 2 Spiele und 4 Tore.');
});

test('the form shows a typed total and adds later games to this total', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2026']);
  const ask = await openAsAdmin(db);
  await change(ask, player, { goals: '20', 'pastSeasons[1].goals': '7' });
  const names = ['goals', 'pastSeasons[1].goals', 'gamesPlayed'];
  expect(shown(await openPage(ask, player), names)).toEqual(['20', '7', '11']);
  await addGame(db, '2026');
  expect(shown(await openPage(ask, player), names)).toEqual(['22', '9', '12']);
});

test('saving typed totals keeps a result entered while the form was open', async () => {
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

test('saving an unchanged form adds no audit log entry', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2023', '2024', '2025', '2025', '2026']);
  const ask = await openAsAdmin(db);
  await change(ask, player, {});
  await change(ask, trainer, {});
  expect(await db.selectFrom('protocolEntry').selectAll().execute()).toEqual([]);
});

test('a blank figure shows only the counted value', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2024']);
  const ask = await openAsAdmin(db);
  await change(ask, player, { goals: '', 'pastSeasons[0].goals': '' });
  const names = ['goals', 'pastSeasons[0].goals', 'gamesPlayed'];
  expect(shown(await openPage(ask, player), names)).toEqual(['2', '2', '11']);
  await change(ask, trainer, { wins: '' });
  expect(shown(await openPage(ask, trainer), ['games', 'wins'])).toEqual(['6', '1']);
});

test('a season removed from the form is still counted', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2024']);
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, player);
  const rest = Object.entries(fields).filter(([name]) => !name.startsWith('pastSeasons'));
  expect((await postForm(ask, player, Object.fromEntries(rest))).status).toBe(303);
  const names = ['pastSeasons[0].season', 'pastSeasons[0].gamesPlayed'];
  expect(shown(await openPage(ask, player), names)).toEqual(['2024', '1']);
});

test('rejects an invalid counted value in the form', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2026']);
  const ask = await openAsAdmin(db);
  for (const counted of ['x', '1,2', '1e9,0,0,0,0,0', '-1,0,0,0,0,0', '99999999,0,0,0,0,0']) {
    const open = await openPage(ask, player);
    const answer = await postForm(ask, player, { ...open.fields, counted });
    expect([counted, answer.status]).toEqual([counted, 422]);
  }
});

test('a trainer’s record adds typed results and line-up games', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2025', '2026']);
  const ask = await openAsAdmin(db);
  const open = await openPage(ask, trainer);
  expect(shown(open, ['games', 'wins'])).toEqual(['7', '4']);
  expect(open.text).toContain('In Aufstellungen gezählt: 2 Spiele.');
  const page = await (await ask('/trainer/Petra%20Kogler')).text();
  expect(page).toMatch(/Spiele<\/dt><dd[^>]*>(?:<a[^>]*>)?7/);
});

/** Creates one league game for each yellow card of the player. */
async function booked(db: Db, id: string, cards: number): Promise<void> {
  for (let card = 0; card < cards; card++) {
    const game = await createGame(db, {
      date: `2026-04-0${card + 1}`,
      goalsFor: 1,
      goalsAgainst: 1,
    });
    const players = [{ playerId: id, shirtNumber: 4, yellowCards: 1 }];
    await createLineup(db, { gameId: game.id, trainerId: null, players });
  }
}

test('names players one yellow card from a suspension before a game and in the line-up form', async () => {
  const db = await freshDatabase('sqlite');
  await createPlayer(db, { id: 'a', name: 'Anna Probe', address: 'anna' });
  await createPlayer(db, { id: 'b', name: 'Berta Beispiel' });
  await booked(db, 'a', 4);
  await booked(db, 'b', 3);
  await createGame(db, { id: 'next', date: '2026-04-18', opponent: 'SC Berg' });
  const now = new Date('2026-04-14T10:00:00Z');
  const ask = await askAsAdmin(await openApp(db, () => now), db, { now });
  const start = async () => (await openPage(ask, '/admin')).text;
  expect(await start()).toMatch(
    /Anna Probe steht vor einer Sperre.*4 gelbe Karten in der Meisterschaft/,
  );
  expect(await start()).not.toContain('Berta Beispiel steht vor');
  expect((await openPage(ask, '/admin/kader/neu')).text).toMatch(/Anna Probe ?vor einer Sperre/);

  await change(ask, '/admin/spiele/next', { date: '25.04.2026' });
  expect(await start()).not.toContain('vor einer Sperre');
  await change(ask, '/admin/spiele/next', { date: '18.04.2026' });
  for (const [suspensionCards, warned] of [
    ['4', ['Berta Beispiel']],
    ['0', []],
    ['5', ['Anna Probe']],
  ] as const) {
    await change(ask, '/admin/kontakt', { suspensionCards });
    const named = ['Anna Probe', 'Berta Beispiel'].map((name) => `${name} steht vor einer Sperre`);
    const text = await start();
    expect(named.filter((sentence) => text.includes(sentence))).toEqual(
      warned.map((name) => `${name} steht vor einer Sperre`),
    );
  }
});

test('suggests the top scorer and assist provider, but replaces no entered name', async () => {
  const db = await freshDatabase('sqlite');
  await withGames(db, ['2026']);
  await createPlayer(db, {
    ...{ id: 'b', name: 'Berta Beispiel' },
    pastSeasons: [{ season: '2026', goals: 1, assists: 3 }],
  });
  const now = () => new Date('2026-11-23T10:00:00Z');
  const ask = await askAsAdmin(await openApp(db, now), db);
  const open = await openPage(ask, '/admin/saisons/neu');
  const names = ['topScorer', 'topAssistProvider'];
  expect(shown(open, names)).toEqual(['Anna Probe', 'Berta Beispiel']);
  expect(open.text).toContain('Gezählt: Anna Probe, 2 Tore');

  await createSeason(db, { id: '2026', topScorer: 'Anton' });
  const stored = await openPage(ask, '/admin/saisons/2026');
  expect(shown(stored, names)).toEqual(['Anton', '']);
  expect(stored.text).toContain('Gezählt: Berta Beispiel, 3 Vorlagen');
});

test('names two equal top scorers and suggests neither', async () => {
  const db = await freshDatabase('sqlite');
  for (const [id, name] of [
    ['b', 'Berta'],
    ['a', 'Anna'],
  ] as const)
    await createPlayer(db, { id, name, pastSeasons: [{ season: '2026', goals: 7 }] });
  const ask = await askAsAdmin(await openApp(db, () => new Date('2026-11-23T10:00:00Z')), db);
  const open = await openPage(ask, '/admin/saisons/neu');
  expect(shown(open, ['topScorer'])).toEqual(['']);
  expect(open.text).toContain('Gezählt: Anna und Berta, je 7 Tore');
});

test('the line-up form warns about a shared number and too many goal minutes, then saves', async () => {
  const db = await freshDatabase('sqlite');
  await createTrainer(db, { id: 't' });
  for (const id of ['a', 'b']) await createPlayer(db, { id });
  await createGame(db, { id: 'g' });
  const ask = await openAsAdmin(db);
  const entry = (index: number, fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`players[${index}].${name}`, value]),
    );
  const { fields } = await openPage(ask, '/admin/kader/neu');
  const entered = {
    ...{ ...fields, gameId: 'g', trainerId: 't' },
    ...entry(0, { playerId: 'a', shirtNumber: '9', goals: '1', goalMinutes: '12 45+2' }),
    ...entry(1, { playerId: 'b', shirtNumber: '9' }),
  };
  const asked = await postForm(ask, '/admin/kader/neu', entered);
  expect(asked.status).toBe(409);
  expect(asked.text).toContain('Die Nummer 9 steht zweimal in der Aufstellung.');
  expect(asked.text).toContain(
    'Bei der Nummer 9 sind mehr Minuten von Toren eingetragen als Tore.',
  );
  const warnings = /name="warnings" value="([^"]+)"/;
  const answer = await ask('/admin/kader/neu', formPost(entered));
  const [, agreed = ''] = warnings.exec(await answer.text()) ?? [];
  expect((await postForm(ask, '/admin/kader/neu', { ...entered, warnings: agreed })).status).toBe(
    303,
  );
  expect(await db.selectFrom('lineupPlayer').select('goalMinutes').execute()).toEqual([
    { goalMinutes: '12, 45+2' },
    { goalMinutes: null },
  ]);
});

test('the form for a new line-up links to the existing line-up of the game', async () => {
  const db = await freshDatabase('sqlite');
  await createTrainer(db, { id: 't' });
  const game = await createGame(db, { date: '2026-05-09' });
  const other = await createGame(db, { date: '2026-05-10' });
  const ask = await openAsAdmin(db);
  const lineup = await createLineup(db, { id: 'there', gameId: game.id });
  const said = 'Für dieses Spiel gibt es schon eine Aufstellung';
  const page = await (await ask(`/admin/kader/neu?spiel=${game.id}`)).text();
  expect(page).toContain(said);
  expect(page).toContain(`href="/admin/kader/${lineup.id}"`);
  for (const path of [`neu?spiel=${other.id}`, `there?spiel=${game.id}`])
    expect((await openPage(ask, `/admin/kader/${path}`)).text).not.toContain(said);
});

test('the line-up form warns about more substitutions than the competition allows', async () => {
  const db = await freshDatabase('sqlite');
  await createTrainer(db, { id: 't' });
  for (const id of ['a', 'b']) await createPlayer(db, { id });
  await createGame(db, { id: 'g', date: '2026-05-09', kind: 'Meisterschaft' });
  await createCompetition(db, { name: 'Unterliga', substitutions: 1 });
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, '/admin/kader/neu');
  const entry = (index: number, playerId: string) => ({
    [`players[${index}].playerId`]: playerId,
    [`players[${index}].shirtNumber`]: String(index + 12),
    [`players[${index}].onBench`]: 'on',
    [`players[${index}].cameOn`]: 'on',
  });
  const entered = { ...fields, gameId: 'g', trainerId: 't', ...entry(0, 'a') };
  const asked = await postForm(ask, '/admin/kader/neu', { ...entered, ...entry(1, 'b') });
  expect(asked.status).toBe(409);
  expect(asked.text).toContain('Eingewechselt sind 2 Spieler, in Unterliga sind es höchstens 1.');
  expect((await postForm(ask, '/admin/kader/neu', entered)).status).toBe(303);
});

test('minutes depend on the competition’s half length and are recounted with it', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createPlayer(db, { id: 'a', address: 'anna' });
  await createPlayer(db, { id: 'b' });
  const game = await createGame(db, { date: '2026-05-09', goalsFor: 1, goalsAgainst: 0 });
  await createLineup(db, {
    gameId: game.id,
    players: [{ playerId: 'a' }, { playerId: 'b', onBench: 1, minuteOn: 60 }],
  });
  const minutes = async () => {
    const rows = db.selectFrom('playerFigure').select(['playerId', 'minutes']).orderBy('playerId');
    return (await rows.execute()).map((row) => row.minutes);
  };
  expect(await minutes()).toEqual([90, 30]);
  await createCompetition(db, { id: 'liga', teams: ['SC Berg'] });
  await change(ask, '/admin/bewerbe/liga', { halfLength: '35' });
  expect(await minutes()).toEqual([70, 10]);
  const { entries } = await listAuditLog(db, { limit: 1 });
  await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now: new Date() });
  expect(await minutes()).toEqual([90, 30]);
});
