import type { Locator, Page } from '@playwright/test';
import { club } from '#club/club.ts';
import { daysBefore, viennaDate } from '#platform/values/vienna.ts';
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

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface OwnGame {
  date: string;
  opponent: string;
  round: string;
  /** Undefined if the game was not played. */
  result?: readonly [own: string, theirs: string];
  isAway?: boolean;
}

/** The January of this season has always ended when the test runs. */
const season = daysBefore(viennaDate(new Date()), 31).slice(0, 4);
const league = '1. Klasse B';
const own = club.name;
const [amsel, buchfink, dohle] = ['FC Amsel', 'SC Buchfink', 'FK Dohle'];
const [elster, falke, gimpel] = ['SV Elster', 'TSV Falke', 'USV Gimpel'];

/** Seven teams, so one team has no game in each round. Gimpel withdraws after the fourth round. */
const autumn: Record<string, readonly Result[]> = {
  '1': [
    [amsel, gimpel, '5', '0'],
    [buchfink, falke, '1', '1'],
    [dohle, elster, '2', '0'],
  ],
  '2': [
    [buchfink, gimpel, '3', '0'],
    [dohle, falke, '0', '1'],
  ],
  '3': [
    [dohle, gimpel, '4', '1'],
    [elster, falke, '0', '3'],
  ],
  '4': [
    [amsel, buchfink, '1', '0'],
    [elster, gimpel, '0', '1'],
  ],
};
const afterWithdrawal: Record<string, readonly Result[]> = {
  '5': [[amsel, dohle, '2', '2']],
  '6': [
    [amsel, elster, '3', '0'],
    [buchfink, dohle, '2', '1'],
  ],
  '7': [
    [amsel, falke, '0', '1'],
    [buchfink, elster, '2', '0'],
  ],
};
const playOff: Record<string, readonly Result[]> = {
  '1': [[amsel, buchfink, '1', '1']],
  '2': [[falke, amsel, '0', '0']],
  '3': [[buchfink, falke, '0', '2']],
};
const ownAutumn: readonly OwnGame[] = [
  { date: `02.01.${season}`, opponent: amsel, round: '2', result: ['1', '2'] },
  { date: `03.01.${season}`, opponent: buchfink, round: '3', result: ['2', '2'] },
  { date: `04.01.${season}`, opponent: dohle, round: '4', result: ['3', '0'] },
  { date: `05.01.${season}`, opponent: elster, round: '5', result: ['4', '1'] },
  { date: `06.01.${season}`, opponent: falke, round: '6', result: ['1', '0'] },
  { date: `07.01.${season}`, opponent: gimpel, round: '7' },
];
const ownPlayOff: readonly OwnGame[] = [
  { date: `21.01.${season}`, opponent: falke, round: '1', result: ['2', '2'] },
  { date: `22.01.${season}`, opponent: buchfink, round: '2', result: ['1', '0'] },
  { date: `23.01.${season}`, opponent: amsel, round: '3', result: ['1', '1'], isAway: true },
];

async function enterOwnGame(page: Page, thumb: Thumb, game: OwnGame): Promise<void> {
  await openTool(page, thumb, 'Spieltag', 'Spiele');
  await thumb.tap(link(page, 'Spiel hinzufügen'));
  await thumb.type(page.getByRole('combobox', { name: 'Gegner' }), game.opponent);
  await thumb.choose(field(page, 'Art des Spiels'), 'Meisterschaft');
  await thumb.type(field(page, 'Datum'), game.date);
  if (game.isAway) await thumb.choose(field(page, 'Heim oder auswärts'), 'Auswärts');
  if (game.result) {
    const result = page.getByRole('group', { name: 'Endstand' });
    await thumb.type(result.getByLabel(own), game.result[0]);
    await thumb.type(result.getByLabel('Gegner'), game.result[1]);
  }
  await thumb.tap(page.getByText('Ort und Runde'));
  await thumb.type(field(page, 'Runde'), game.round);
  await save(page, thumb, 'gespeichert');
}

async function startRound(page: Page, thumb: Thumb): Promise<void> {
  await openTool(page, thumb, 'Spieltag', 'Runden');
  await thumb.tap(link(page, 'Runde eintragen'));
}

async function enterGames(page: Page, thumb: Thumb, games: readonly Result[]): Promise<void> {
  for (const game of games) await enterResult(page, thumb, game);
  await save(page, thumb, 'Runde gespeichert!');
}

async function openCompetition(page: Page, thumb: Thumb): Promise<void> {
  await openTool(page, thumb, 'Verein', 'Bewerbe');
  await thumb.tap(page.getByRole('link', { name: `${league}, Grunddurchgang` }));
}

async function readRows(table: Locator): Promise<string[]> {
  const rows = await table.getByRole('row').allInnerTexts();
  return rows.slice(1).map((row) => row.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim());
}

test('an admin enters a league season by phone with award, deduction, withdrawal and play-off', async ({
  page,
  visit,
}, { annotations }) => {
  test.slow();
  const thumb = new Thumb();
  await visit('/admin');
  await openTool(page, thumb, 'Verein', 'Bewerbe');
  await thumb.tap(link(page, 'Bewerb hinzufügen'));
  await thumb.type(field(page, 'Name'), league);
  await thumb.type(field(page, 'Phase'), 'Grunddurchgang');
  await thumb.type(field(page, 'Saison'), season);
  await thumb.choose(field(page, 'Reihung bei gleichen Punkten'), 'oefb');
  const teams = page.getByRole('group', { name: 'Teams' }).getByLabel('Team', { exact: true });
  for (const [index, team] of [own, amsel, buchfink, dohle, elster, falke, gimpel].entries())
    await thumb.type(teams.nth(index), team);
  await save(page, thumb, 'Bewerb gespeichert!');

  for (const game of ownAutumn) await enterOwnGame(page, thumb, game);
  for (const games of Object.values(autumn)) {
    await startRound(page, thumb);
    await enterGames(page, thumb, games);
  }

  // The game between Elster and Falke in the third round is awarded to Falke.
  await openTool(page, thumb, 'Spieltag', 'Runden');
  await thumb.tap(page.getByRole('link', { name: /^3\. Runde/ }));
  const awarded = page.getByRole('group', { name: `${elster} gegen ${falke}` });
  await thumb.tap(awarded.getByText('Wertung'));
  await thumb.choose(awarded.getByLabel('Gewertet für'), falke);
  await save(page, thumb, 'Runde gespeichert!');

  // Gimpel withdraws from the league, and Falke gets a deduction of one point.
  await openCompetition(page, thumb);
  await thumb.tap(page.getByText('Rückzug und Platz').last());
  await thumb.tap(page.getByRole('checkbox', { name: 'Zurückgezogen' }).last());
  await thumb.tap(button(page, 'Abzug hinzufügen'));
  const correction = page.getByRole('group', { name: 'Punkteabzüge' });
  await thumb.type(correction.getByLabel('Team'), falke);
  await thumb.type(correction.getByLabel('Punkte'), '1');
  await thumb.type(correction.getByLabel('Grund'), 'Spieler nicht gemeldet');
  await save(page, thumb, 'Bewerb gespeichert!');
  await openCompetition(page, thumb);
  await thumb.tap(link(page, 'Was nicht zählt'));
  await thumb.tap(button(page, 'Das Spiel absagen'));
  await expect(page.getByRole('main')).toContainText('Alle Spiele zählen.');

  for (const games of Object.values(afterWithdrawal)) {
    await startRound(page, thumb);
    await expect(button(page, gimpel)).toHaveCount(0);
    await enterGames(page, thumb, games);
  }
  await visit(`/tabelle?saison=${season}`);
  const table = page.getByRole('table').first();
  expect(await readRows(table)).toEqual([
    `1 ${amsel} vor ${own}: direktes Duell 2:1 5 +4 10`,
    `2 ${own} 5 +6 10`,
    `3 ${falke} 1 Punkt Abzug: Spieler nicht gemeldet 5 +4 9`,
    `4 ${buchfink} 5 +2 8`,
    `5 ${dohle} 5 −3 4`,
    `6 ${elster} 5 −13 0`,
    `7 ${gimpel} zurückgezogen: Spiele zählen nicht 0 0 0`,
  ]);

  await visit('/admin');
  await openCompetition(page, thumb);
  await thumb.tap(link(page, 'Phase danach anlegen'));
  // Wait for the new page: the form of the previous phase also has these fields.
  await expect(page).toHaveURL(/\/bewerbe\/neu/);
  await expect(field(page, 'Phase')).toHaveValue('');
  await thumb.type(field(page, 'Phase'), 'Meister-Play-off');
  await thumb.type(field(page, 'Erster Tag'), `20.01.${season}`);
  await thumb.choose(field(page, 'Was zählt weiter'), 'halvedDown');
  for (const team of [dohle, elster])
    await thumb.tap(page.getByRole('button', { name: new RegExp(`^Entfernen.*${team}$`) }));
  await save(page, thumb, 'Bewerb gespeichert!');
  await visit(`/tabelle?saison=${season}`);
  await page.getByRole('link', { name: `${league}, Meister-Play-off` }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meister-Play-off');
  // Falke had 9 points and Buchfink had 8. Both have 4 after halving, so the rounding decides their order.
  expect(await readRows(table)).toEqual([
    `1 ${amsel} vor ${own}: direktes Duell 2:1 5 +4 5`,
    `2 ${own} 5 +6 5`,
    `3 ${falke} vor ${buchfink}: beim Halbieren abgerundet 5 +4 4`,
    `4 ${buchfink} 5 +2 4`,
  ]);

  await visit('/admin');
  for (const game of ownPlayOff) await enterOwnGame(page, thumb, game);
  for (const games of Object.values(playOff)) {
    await startRound(page, thumb);
    await enterGames(page, thumb, games);
  }
  await visit(`/tabelle?saison=${season}`);
  expect(await readRows(table)).toEqual([
    `1 ${own} 8 +7 10`,
    `2 ${falke} 8 +6 9`,
    `3 ${amsel} 8 +4 8`,
    `4 ${buchfink} 8 −1 5`,
  ]);
  annotations.push({ type: 'thumb', description: `${thumb.taps} taps, ${thumb.letters} letters` });
});
