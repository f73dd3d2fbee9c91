import { delayData } from '#test/e2e/delay-data-requests.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

test('every card has a picture that loads', async ({ open, page }) => {
  await open('/team');
  const cards = page.getByRole('main').getByRole('listitem');
  const count = await cards.count();
  expect(count).toBe(22);
  for (let index = 0; index < count; index++) {
    const picture = cards.nth(index).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a click on a person shows the known data before the server answers', async ({
  open,
  page,
}) => {
  for (const { kind, name, path, record, later } of [
    {
      kind: 'player',
      name: 'Gregor Rotbuchner',
      path: '/spieler/Gregor%20Rotbuchner',
      record: { name: 'Gregor Rotbuchner', position: 'Verteidiger' },
      later: 'USV Anhöhe Hobby',
    },
    {
      kind: 'trainer',
      name: 'Nero Lipanjić',
      path: '/trainer/Nero%20Lipanji%C4%87',
      record: { name: 'Nero Lipanjić' },
      later: 'ÖFB-D-Lizenz',
    },
  ]) {
    await open('/team');
    const release = await delayData(page);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(later)).toHaveCount(0);
    release();
    await expect(page.getByText(later)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name} | Fortuna Musterau`);
    expect(await page.evaluate((key) => history.state.usr[key], kind)).toMatchObject(record);
  }
});

test('a click without known data shows “Lade...” until the server answers', async ({
  open,
  page,
}) => {
  await open('/saison/2024');
  const release = await delayData(page);
  await page.getByRole('link', { name: 'Gregor Rotbuchner' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' }).first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gregor Rotbuchner');
});

test.describe('when a player has just been deleted', () => {
  test.use({ expectedFailures: /^404: .*\.data/ });

  test('a click shows the top of the page “Spieler nicht gefunden”', async ({ open, page }) => {
    await open('/team');
    await page.route(/\.data(\?|$)/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/spieler\/[^.]+/, 'spieler/Niemand'),
      }),
    );
    const card = page.getByRole('link', { name: /Raphael Ulmrich/ });
    await card.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spieler nicht gefunden');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the parts of a trainer’s bar are proportional to wins, draws and losses', async ({
  open,
  page,
}) => {
  await open('/trainer/Nero%20Lipanji%C4%87');
  const bar = page.getByRole('img', { name: '10 Siege, 6 Unentschieden, 26 Niederlagen' });
  await expect(bar).toBeVisible();
  const parts = await bar.locator('rect').evaluateAll((all) =>
    all.map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return { left, width, fill: getComputedStyle(part).fill };
    }),
  );
  const [wins, draws, losses] = parts;
  if (!wins || !draws || !losses) throw new Error(`${parts.length} parts instead of 3`);
  expect(draws.width / wins.width).toBeCloseTo(6 / 10, 2);
  expect(losses.width / wins.width).toBeCloseTo(26 / 10, 2);
  expect(draws.left).toBeCloseTo(wins.left + wins.width, 0);
  expect(losses.left).toBeCloseTo(draws.left + draws.width, 0);
  expect(new Set(parts.map(({ fill }) => fill)).size).toBe(3);
});
