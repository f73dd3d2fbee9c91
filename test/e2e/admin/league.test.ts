import { club } from '#club/club.ts';
import { daysBefore, viennaDate } from '#platform/values/vienna.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { button, enterResult, link, openTool, save, Thumb } from '#test/e2e/thumb.ts';
import { createCompetition, createGame } from '#test/factories.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const games = [
  ['FC Acker', 'FC Bach', '2', '1'],
  ['FC Wiese', 'FK Sonne', '0', '0'],
  ['SC Tal', 'SK Kirchfeld', '3', '2'],
  ['SV Neu', 'TSV Au', '1', '1'],
  ['USC Hang', 'VfB Stein', '10', '0'],
] as const;

test('an admin enters a round with 31 taps, and the table shows the results', async ({
  db,
  page,
  visit,
}, { annotations }) => {
  const today = viennaDate(new Date());
  // On 1 January, yesterday belongs to another season.
  const day = today.endsWith('-01-01') ? today : daysBefore(today, 1);
  await createCompetition(db, {
    ...{ season: day.slice(0, 4), name: 'Unterliga Mitte' },
    teams: [club.name, 'SC Berg', ...games.map(([home]) => home), ...games.map(([, away]) => away)],
  });
  await createGame(db, {
    ...{ date: day, opponent: 'SC Berg', kind: 'Meisterschaft', round: '1. Runde' },
    ...{ goalsFor: 5, goalsAgainst: 1 },
  });
  const thumb = new Thumb();

  await visit('/admin');
  await openTool(page, thumb, 'Spieltag', 'Runden');
  await thumb.tap(link(page, 'Runde eintragen'));
  await expect(
    page.getByText(`Euer Spiel steht schon da: ${club.name} – SC Berg 5:1.`),
  ).toBeVisible();
  await expect(button(page, 'SC Berg')).toHaveCount(0);
  for (const game of games) await enterResult(page, thumb, game);
  await save(page, thumb, 'Runde gespeichert!');
  annotations.push({ type: 'thumb', description: `${thumb.taps} taps` });
  expect(thumb.taps).toBeLessThanOrEqual(31);

  await visit(`/spiele?saison=${day.slice(0, 4)}`);
  const table = page.getByRole('table', { name: /Unterliga Mitte/ });
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toContainText('USC Hang');
  await expect(rows.nth(1)).toContainText(`vor`);
  await expect(rows).toHaveCount(13);
  await expect(rows.filter({ hasText: club.name }).getByText('+4', { exact: true })).toBeVisible();
});
