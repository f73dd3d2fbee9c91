import { expect, test } from '#test/e2e/fixtures.ts';
import { reportPath, reportTree } from '#test/report-tree.ts';

test.use({ content: reportTree });

test('a report links to the next game, to its players and to the trainer', async ({
  open,
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(reportPath('nur-bank'));
  const steps = page.getByRole('navigation', { name: 'Weitere Spiele' });
  await steps.getByRole('link', { name: /Nächstes/ }).click();
  await expect(heading).toContainText('Ohne Bank');

  await open(reportPath('voll'));
  await page.getByRole('link', { name: 'Emil Alles' }).click();
  await expect(page).toHaveURL('/spieler/Emil%20Alles');
  await expect(page).toHaveTitle('Emil Alles | Fortuna Musterau');
  await page.getByRole('region', { name: 'Letzte Einsätze' }).getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === reportPath('voll'));

  const trainer = page.getByRole('region', { name: 'Trainer' });
  await trainer.getByRole('link', { name: 'Tom Trainer' }).click();
  await expect(page).toHaveURL('/trainer/Tom%20Trainer');
  await expect(page).toHaveTitle('Tom Trainer | Fortuna Musterau');
});

test('a score with two-digit numbers does not cover the team names', async ({ open, page }) => {
  await open(reportPath('spielgemeinschaft-maria-saal'));
  for (const width of [320, 390, 960, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const score = await page
      .getByText('Endstand 12:11')
      .evaluate((element) => element.getBoundingClientRect().toJSON());
    const names = await page.locator('h1 > span:has(img)').evaluateAll((teams) =>
      teams.map((team) => {
        const name = document.createRange();
        name.selectNode(team.lastChild as Node);
        return name.getBoundingClientRect().toJSON();
      }),
    );
    expect(names).toHaveLength(2);
    for (const { left, right, top, bottom } of names)
      expect(
        right <= score.left || left >= score.right || bottom <= score.top || top >= score.bottom,
        `at ${width} px`,
      ).toBe(true);
  }
});

test('the opponent’s name is a link in the colour of the other name', async ({ open, page }) => {
  await open(reportPath('voll'));
  const colors = await page
    .locator('h1 > span:has(img)')
    .evaluateAll((teams) =>
      teams.map((team) => getComputedStyle(team.querySelector('a') ?? team).color),
    );
  await expect(page.getByRole('heading', { level: 1 }).getByRole('link')).toHaveText('Voll');
  expect(colors[1]).toBe(colors[0]);
});

test('yellow and red cards have the right colours', async ({ open, page }) => {
  await open(reportPath('voll'));
  const colours = await page
    .getByRole('listitem')
    .filter({ hasText: 'Dora Rot' })
    .locator('svg[role="img"] rect')
    .evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).fill.match(/\d+/g)?.map(Number)),
    );
  const [yellow = [], red = []] = colours;
  expect(yellow[1], 'a yellow has much green').toBeGreaterThan(150);
  expect(red[1], 'a red has little').toBeLessThan(90);
});
