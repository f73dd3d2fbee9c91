import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';

const season = (page: Page, year: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: year }) });

test('each season has its heading, its titles and who was awarded', async ({ open, page }) => {
  await open('/history');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /2024/,
    /2025/,
  ]);
  await expect(season(page, '2024')).toContainText('Fairste Mannschaft der Liga');
  await expect(season(page, '2024')).toContainText(/Jüngster Spieler der Liga\s*Elias Grauerler/);
  await expect(season(page, '2024')).not.toContainText('Keine Titel gewonnen');
  await expect(season(page, '2025')).toContainText('Keine Titel gewonnen');
  await expect(season(page, '2025')).toContainText(/Neuzugang des Jahres\s*Mirko Hrastžalić/);
});

for (const year of ['2024', '2025'])
  test(`a click on ${year} leads to its page and hands the season over`, async ({ open, page }) => {
    await open('/history');
    await season(page, year).getByRole('link').click();
    await expect(page).toHaveURL(`/saison/${year}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Saison ${year}`);
    expect(await page.evaluate(() => history.state.usr.season)).toMatchObject({ id: year });
    await expect(page.getByRole('table')).toBeVisible();
  });

test('a clicked season is painted at once, before the server has answered', async ({
  open,
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open('/history');
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  await season(page, '2025').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saison 2025');
  await expect(page.getByRole('table')).toHaveCount(0);
  resolve();
  await expect(page.getByRole('table')).toBeVisible();
});

test('the people of a season are links where they have a page', async ({ open, page }) => {
  await open('/saison/2024');
  const people = page.getByRole('main').locator('dl');
  await expect(people).toHaveText(
    /Kapitän\s*Gregor Rotbuchner.*Torschütz\S*\s*Anto Brezovčić.*Vorlagengeber\s*Emil Drenović.*Trainer\s*Herbert Kreuzdorner/,
  );
  await expect(people.getByRole('link')).toHaveText([
    'Gregor Rotbuchner',
    'Anto Brezovčić',
    'Emil Drenović',
  ]);
  await people.getByRole('link', { name: 'Anto Brezovčić' }).click();
  await expect(page).toHaveTitle('Anto Brezovčić | Fortuna Musterau');
});

test('the trainer of a season leads to the page of the trainer', async ({ open, page }) => {
  await open('/saison/2025');
  await page.getByRole('main').getByRole('link', { name: 'Marius Pappelnig' }).click();
  await expect(page).toHaveURL('/trainer/Marius%20Pappelnig');
  await expect(page).toHaveTitle('Marius Pappelnig | Fortuna Musterau');
});

for (const [year, { teams }] of Object.entries(starter.seasons))
  test(`the final table of ${year} has 7 teams, the club's row marked`, async ({ open, page }) => {
    await open(`/saison/${year}`);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(8);
    for (const { position, team, points } of teams)
      await expect(rows.nth(position)).toHaveText(new RegExp(`^${position}${team}.*${points}$`));
    const grounds = await rows.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).backgroundColor),
    );
    const own = teams.find(({ team }) => team === 'Fortuna Musterau')?.position ?? 0;
    expect(grounds.filter((ground) => ground === grounds[own])).toHaveLength(1);
  });

test('in 2024 the club was last: 12 games, 7 points', async ({ open, page }) => {
  await open('/saison/2024');
  const last = page.getByRole('table').getByRole('row').last();
  await expect(last).toHaveText('7Fortuna Musterau121477');
});
