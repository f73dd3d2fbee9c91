import { club } from '#club/club.ts';
import { daysBefore, viennaDate } from '#platform/values/vienna.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { button, link, openTool, save, Thumb } from '#test/e2e/thumb.ts';
import { createCompetition, createGame } from '#test/factories.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const games = [
  ['FC Acker', 'FC Bach', '2', '1'],
  ['FC Wiese', 'FK Sonne', '0', '0'],
  ['SC Tal', 'SK Kirchfeld', '3', '2'],
  ['SV Neu', 'TSV Au', '1', '1'],
  ['USC Hang', 'VfB Stein', '4', '0'],
] as const;

test('a round of five other games is entered with 25 taps of a thumb, and the table has it', async ({
  db,
  page,
  visit,
}, { annotations }) => {
  const today = viennaDate(new Date());
  // At a year's turn yesterday would be another season.
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
  const digit = async (value: string) => {
    thumb.taps += 1;
    await page.keyboard.type(value);
  };

  await visit('/admin');
  await openTool(page, thumb, 'Spieltag', 'Runden');
  await thumb.tap(link(page, 'Runde eintragen'));
  await expect(
    page.getByText(`Euer Spiel steht schon da: ${club.name} – SC Berg 5:1.`),
  ).toBeVisible();
  await expect(button(page, 'SC Berg')).toHaveCount(0);
  for (const [home, away, homeGoals, awayGoals] of games) {
    await thumb.tap(button(page, home));
    await expect(page.getByRole('group', { name: `${home} gegen …` }).last()).toBeVisible();
    await thumb.tap(button(page, away));
    const entry = page.getByRole('group', { name: `${home} gegen ${away}` });
    await expect(entry.getByLabel(home)).toBeFocused();
    await digit(homeGoals);
    await expect(entry.getByLabel(away)).toBeFocused();
    await digit(awayGoals);
  }
  await save(page, thumb, 'Runde gespeichert!');
  annotations.push({ type: 'thumb', description: `${thumb.taps} taps` });
  expect(thumb.taps).toBeLessThanOrEqual(25);

  await visit(`/spiele?saison=${day.slice(0, 4)}`);
  const table = page.getByRole('table', { name: /Unterliga Mitte/ });
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toContainText('USC Hang');
  await expect(rows.nth(1)).toContainText(`vor`);
  await expect(rows).toHaveCount(13);
  await expect(table.getByText('5:1')).toBeVisible();
});
