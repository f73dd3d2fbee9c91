import type { Page } from '@playwright/test';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { expect, test } from '#test/e2e/admin.ts';
import {
  button,
  enterResult,
  field,
  link,
  openTool,
  type Result,
  save,
  Thumb,
} from '#test/e2e/thumb.ts';
import { createCompetition, createGame, createPlayer } from '#test/factories.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Five rounds with five games each. Au, Berg and Tal lose only games against each other. */
const rounds: readonly (readonly Result[])[] = [
  [
    ['SV Au', 'SC Berg', '2', '0'],
    ['FC Tal', 'FK Drau', '1', '0'],
    ['SK Eck', 'SV Feld', '1', '1'],
    ['TSV Gries', 'SC Hof', '1', '1'],
    ['FC Inn', 'FK Jauk', '1', '1'],
  ],
  [
    ['SC Berg', 'FC Tal', '1', '0'],
    ['SV Au', 'FK Drau', '1', '0'],
    ['SK Eck', 'TSV Gries', '1', '1'],
    ['SV Feld', 'SC Hof', '1', '1'],
    ['FC Inn', 'USV Kar', '1', '1'],
  ],
  [
    ['FC Tal', 'SV Au', '1', '0'],
    ['SC Berg', 'FK Drau', '3', '0'],
    ['SK Eck', 'SC Hof', '1', '1'],
    ['SV Feld', 'TSV Gries', '1', '1'],
    ['FK Jauk', 'USV Kar', '1', '1'],
  ],
  [
    ['SV Au', 'SK Eck', '1', '0'],
    ['SC Berg', 'FC Inn', '1', '0'],
    ['FC Tal', 'USV Kar', '1', '0'],
    ['FK Drau', 'FK Jauk', '1', '1'],
    ['SC Hof', 'TSV Gries', '3', '0'],
  ],
  [
    ['SV Au', 'SV Feld', '1', '0'],
    ['SC Berg', 'TSV Gries', '1', '0'],
    ['FC Tal', 'SC Hof', '1', '0'],
    ['FK Drau', 'SK Eck', '1', '1'],
    ['USV Kar', 'FC Inn', '1', '1'],
  ],
];
const ownGames = ['USV Kar', 'FK Jauk', 'FC Inn', 'SV Feld', 'FK Jauk'];
const teams = [club.name, ...new Set(rounds.flat().flatMap((game) => game.slice(0, 2)))];
const season = viennaDate(new Date()).slice(0, 4);
const next = String(Number(season) + 1);

/**
 * Enters a round.
 * @returns the number of taps
 */
async function enterRound(page: Page, games: readonly Result[]): Promise<number> {
  const thumb = new Thumb();
  await openTool(page, thumb, 'Spieltag', 'Runden');
  await thumb.tap(link(page, 'Runde eintragen'));
  for (const game of games) await enterResult(page, thumb, game);
  await save(page, thumb, 'Runde gespeichert!');
  return thumb.taps;
}

/** Creates three players, then enters the second team and its squad in the admin area. */
async function enterWomen(page: Page, db: Db, thumb: Thumb): Promise<void> {
  for (const name of ['Anna Acker', 'Berta Bach', 'Cilli Christ'])
    await createPlayer(db, { name, active: 0, position: 'Mittelfeld' });
  await openTool(page, thumb, 'Verein', 'Mannschaften');
  await thumb.tap(link(page, 'Mannschaft hinzufügen'));
  await thumb.type(field(page, 'Name'), 'Frauen');
  await save(page, thumb, 'Mannschaft gespeichert!');
  await openTool(page, thumb, 'Verein', 'Mannschaftskader');
  await thumb.tap(link(page, 'Mannschaftskader hinzufügen'));
  await thumb.choose(field(page, 'Mannschaft'), 'Frauen');
  for (const name of ['Anna Acker', 'Berta Bach', 'Cilli Christ'])
    await thumb.tap(page.getByRole('button', { name }));
  await save(page, thumb, 'Mannschaftskader gespeichert!');
}

const textOf = (page: Page) => page.getByRole('main').innerText();

test('an admin enters a two-team season by phone, changes the season and undoes the change', async ({
  db,
  page,
  visit,
}, { annotations }) => {
  test.slow();
  const thumb = new Thumb();
  await visit('/admin');
  await enterWomen(page, db, thumb);
  const { id: women } = await db.selectFrom('team').select('id').executeTakeFirstOrThrow();
  // `write` raises the revision, so the server reloads its cached data.
  await write(db, async (transaction) => {
    await createCompetition(transaction, {
      ...{ id: 'liga', season, name: 'Unterliga Mitte' },
      teams,
    });
    await createCompetition(transaction, {
      ...{ season, name: 'Frauenliga', teamId: women },
      teams: [`${club.name} Frauen`, 'SC Hof'],
    });
    for (const [index, opponent] of ownGames.entries()) {
      const day = { date: `${season}-01-0${index + 1}`, round: String(index + 1) };
      const result = { goalsFor: 1, goalsAgainst: 1 };
      await createGame(transaction, { ...day, ...result, opponent, kind: 'Meisterschaft' });
    }
    await createGame(transaction, {
      ...{ teamId: women, date: `${season}-01-01`, round: '1', opponent: 'SC Hof' },
      ...{ kind: 'Meisterschaft', goalsFor: 4, goalsAgainst: 0 },
    });
  });

  const taps = [];
  for (const games of rounds) {
    await visit('/admin');
    taps.push(await enterRound(page, games));
  }
  annotations.push({ type: 'thumb', description: `${taps.join(', ')} taps a round` });
  expect(Math.max(...taps)).toBeLessThanOrEqual(30);

  // The 3:0 of the fourth round becomes an awarded game. Au gets a deduction, because the team missed a game.
  await visit('/admin/runden');
  await thumb.tap(page.getByRole('link', { name: /^4\. Runde/ }));
  const awarded = page.getByRole('group', { name: 'SC Hof gegen TSV Gries' });
  await thumb.tap(awarded.getByText('Wertung'));
  await thumb.choose(awarded.getByLabel('Gewertet für'), 'SC Hof');
  await save(page, thumb, 'Runde gespeichert!');
  const table = page.getByRole('table', { name: /Unterliga Mitte/ });
  await visit(`/tabelle?saison=${season}`);
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toContainText('SV Au');
  await expect(rows.nth(1)).toContainText('vor FC Tal: Kleintabelle mit FC Tal und SC Berg');
  await expect(rows.nth(3)).toContainText('SC Berg');

  await visit('/admin/bewerbe/liga');
  await thumb.tap(button(page, 'Abzug hinzufügen'));
  const correction = page.getByRole('group', { name: 'Punkteabzüge' });
  await thumb.type(correction.getByLabel('Team'), 'SV Au');
  await thumb.type(correction.getByLabel('Punkte'), '3');
  await thumb.type(correction.getByLabel('Grund'), 'nicht angetreten');
  await save(page, thumb, 'Bewerb gespeichert!');
  await visit(`/tabelle?saison=${season}`);
  await expect(rows.nth(1)).toContainText('vor FC Tal: direktes Duell 1:0');
  await expect(rows.nth(3)).toContainText('3 Punkte Abzug: nicht angetreten');

  await visit('/admin/tabelle/vergleich');
  await thumb.type(
    field(page, 'Eingefügte Tabelle'),
    '1\tFC Tal\t5\t4\t0\t1\t12\n2\tSC Berg\t5\t3\t1\t1\t10',
  );
  await thumb.tap(button(page, 'Ansehen'));
  await expect(page.getByRole('main')).toContainText(
    'SC Berg: Platz: 2, bei euch 1; Gewonnen: 3, bei euch 4',
  );

  const pages = [`/tabelle?saison=${season}`, `/spiele?saison=${season}`];
  const before: string[] = [];
  for (const path of pages) {
    await visit(path);
    before.push(await textOf(page));
  }
  await visit('/tabelle?mannschaft=frauen');
  await expect(page.getByRole('table', { name: /Frauenliga/ })).toContainText('4:0');

  await visit('/admin');
  await openTool(page, thumb, 'Verein', 'Saisonwechsel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saisonwechsel');
  await thumb.tap(button(page, 'Saison wechseln'));
  await expect(
    page.getByRole('main').getByRole('status').getByText('Saison gewechselt!'),
  ).toBeVisible();
  const changed = await db.selectFrom('squad').select('season').orderBy('season').execute();
  expect(changed.map((squad) => squad.season)).toContain(next);
  for (const [index, path] of pages.entries()) {
    await visit(path);
    expect([path, await textOf(page)]).toEqual([path, before[index]]);
  }

  await visit('/admin/protokoll');
  await thumb.tap(page.getByRole('button', { name: /^Zurücknehmen/ }).first());
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  const back = await db.selectFrom('squad').select('season').execute();
  expect(back.map((squad) => squad.season)).toEqual([season]);
  for (const [index, path] of pages.entries()) {
    await visit(path);
    expect([path, await textOf(page)]).toEqual([path, before[index]]);
  }
});
