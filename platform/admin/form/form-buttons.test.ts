import { expect, test } from 'vitest';
import { type FormPage, openAsAdmin, openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame, createPlayer, createStanding, createTrainer } from '#test/factories.ts';
import { readLine, readLines, readRows, region } from '#test/pages/tree-page.ts';

/* Without JavaScript, a form button reloads the page with one row more or less. */

const place = ({ $ }: FormPage, name: string) =>
  readLine($('button[aria-pressed]').filter((_, one) => $(one).text().includes(name)));

test('adds and removes players of a line-up, keeps entries after an error and saves', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const names = Array.from(
    { length: 13 },
    (_, index) => `Spieler ${String.fromCharCode(65 + index)}`,
  );
  for (const [index, name] of names.entries())
    await createPlayer(db, { id: name, name, shirtNumber: index + 1, active: 1 });
  await createTrainer(db, { id: 'trainer', active: 1 });
  await createGame(db, { id: 'game', slug: 'sv-neu', date: '2025-11-16' });

  let page = await openPage(ask, '/admin/kader/neu');
  for (const name of names) {
    const number = names.indexOf(name) + 1;
    page = await press(ask, page, `${number}${name}`, { gameId: 'game' });
  }
  expect(page.text).toContain('Startaufstellung 11 von 11 + 2 Ersatz');
  expect([place(page, 'Spieler K'), place(page, 'Spieler M')]).toEqual([
    '11Spieler KStart',
    '13Spieler MErsatzbank',
  ]);
  page = await press(ask, page, 'Herausnehmen: Spieler M');
  page = await press(ask, page, '8Spieler HStart');
  expect(page.text).toContain('Startaufstellung 10 von 11 + 1 Ersatz');
  page = await press(ask, page, '8Spieler H');
  expect(page.text).toContain('Startaufstellung 11 von 11 + 1 Ersatz');
  expect(page.fields).toMatchObject({
    ...{ gameId: 'game', trainerId: 'trainer' },
    ...{ 'players[10].playerId': 'Spieler L', 'players[10].onBench': 'on' },
  });

  const refused = await press(ask, page, 'Speichern', {
    ...{ trainerId: '', 'players[0].goals': '2', 'players[10].redCards': 'on' },
  });
  expect([refused.status, refused.wrong]).toEqual([
    422,
    { trainerId: 'Bitte alle Pflichtfelder ausfüllen ❗' },
  ]);
  expect(refused.fields).toMatchObject({ 'players[0].goals': '2', 'players[10].redCards': 'on' });
  const saved = await press(ask, refused, 'Speichern', { trainerId: 'trainer' });
  expect(saved.says).toEqual(['Kader erfolgreich gespeichert ✅']);
  const { $ } = await openPage(ask, '/spiele/spielbericht/sv-neu');
  expect(region($, 'Startaufstellung').find('li')).toHaveLength(11);
  expect(readLines($, region($, 'Ersatzbank').find('li'))).toEqual([
    expect.stringContaining('Rote Karte'),
  ]);
});

test('adds and removes teams of a table, keeps entries after an error and saves', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  for (const [index, team] of ['FK Sonne', 'FC Wiese', 'SC Berg'].entries())
    await createStanding(db, { team, won: 9 - index });
  const added = await press(ask, await openPage(ask, '/admin/tabelle'), 'Team hinzufügen');
  expect(added.fields).toMatchObject({ 'teams[2].team': 'SC Berg', 'teams[3].team': '' });
  const shortened = await press(ask, added, 'Entfernen: FC Wiese', {
    ...{ 'teams[3].team': 'FK Sonne', 'teams[3].won': '1' },
  });
  expect(shortened.fields).not.toHaveProperty(['teams[3].team']);
  const refused = await press(ask, shortened, 'Speichern');
  expect([refused.status, refused.wrong]).toEqual([
    422,
    { 'teams[2].team': 'Dieses Team steht schon in der Tabelle.' },
  ]);
  expect(refused.fields).toMatchObject({ 'teams[2].team': 'FK Sonne', 'teams[2].won': '1' });
  const saved = await press(ask, refused, 'Speichern', { 'teams[2].team': 'ASV Neu' });
  expect(saved.says).toEqual(['Tabelle gespeichert!']);
  const { $ } = await openPage(ask, '/spiele');
  expect(readRows($, $('table tr')).slice(1)).toEqual([
    '1 | FK Sonne | 9 | 9 | 0 | 0 | 27',
    '2 | SC Berg | 7 | 7 | 0 | 0 | 21',
    '3 | ASV Neu | 1 | 1 | 0 | 0 | 3',
  ]);
});

test('adds and removes a past season of a player and keeps the other entries', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, new Date('2026-05-01T10:00:00Z'));
  await createPlayer(db, {
    ...{ id: 'gregor', name: 'Gregor Rotbuchner' },
    pastSeasons: [
      { season: '2024', gamesPlayed: 19, goals: 1 },
      { season: '2023', gamesPlayed: 7 },
    ],
  });
  const open = await openPage(ask, '/admin/spieler/gregor');
  const added = await press(ask, open, 'Saison hinzufügen', { competitions: 'Hallencup' });
  expect(added.fields).toMatchObject({
    competitions: 'Hallencup',
    'pastSeasons[2].season': '2026',
  });
  const shortened = await press(ask, added, 'Entfernen: 2023', { 'pastSeasons[2].season': '2022' });
  const saved = await press(ask, shortened, 'Speichern');
  expect(saved.says).toEqual(['Spieler erfolgreich aktualisiert ✅']);
  const { $ } = await openPage(ask, '/spieler/Gregor%20Rotbuchner');
  expect(readRows($, $('table tr')).slice(1)).toEqual([
    '2024 | 19 | 1 | 0 | 0 | 0 | 0',
    '2022 | 0 | 0 | 0 | 0 | 0 | 0',
    'Gesamt | 19 | 1 | 0 | 0 | 0 | 0',
  ]);
});
