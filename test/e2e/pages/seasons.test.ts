import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expectTargets } from '#test/e2e/admin/admin-forms.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

const years = [2099, ...Array.from({ length: 46 }, (_, index) => 2025 - index)];
const first = 1980;

/** Three games a season; the first one of 2024 was in Vienna on its first day. */
const games = Object.fromEntries(
  years
    .flatMap((year) => [
      { date: year === 2024 ? '2023-12-31T23:30:00.000Z' : `${year}-01-01`, opponent: 'Neujahr' },
      { date: `${year}-06-15`, opponent: 'Sommer' },
      { date: `${year}-12-31`, opponent: 'Silvester' },
    ])
    .map((game, index) => [`-g${index}`, { ...game, art: 'Meisterschaft' }]),
);

test.use({ content: { games } });

const list = (page: Page) => page.getByRole('main').locator('a[href^="/spiele/spielbericht/"]');
const seasons = (page: Page) => page.getByRole('navigation', { name: 'Saison' });
const link = (page: Page, year: number) =>
  seasons(page).getByRole('link', { name: String(year), exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectSeason(page: Page, year: number): Promise<void> {
  await expect(heading(page)).toHaveText(`Spiele ${year}`);
  await expect(page).toHaveTitle(`Spiele ${year} | Fortuna Musterau`);
  const inOrder = [
    new RegExp(`01\\.01\\.${year}.*Neujahr`),
    new RegExp(`15\\.06\\.${year}.*Sommer`),
    new RegExp(`31\\.12\\.${year}.*Silvester`),
  ];
  // The past stands newest first, what is to come in its order.
  await expect(list(page)).toHaveText(year === 2099 ? inOrder : inOrder.toReversed());
  await expect(seasons(page).locator('[aria-current="page"]')).toHaveText([String(year)]);
}

test('the last season that has begun is shown, the others stand in the address', async ({
  open,
  page,
}) => {
  await open('/spiele');
  await expectSeason(page, 2025);
  await expect(seasons(page).getByRole('link')).toHaveText(years.map(String));
  await expect(link(page, 2025)).toHaveAttribute('href', '/spiele');
  await expect(link(page, 2024)).toHaveAttribute('href', '/spiele?saison=2024');
  await open('/spiele?saison=2025');
  await expectSeason(page, 2025);
});

test('a season chosen keeps place and focus, is said, and is left by going back', async ({
  open,
  page,
}) => {
  await open('/spiele');
  await page.evaluate(() => scrollTo(0, 120));
  await link(page, 2024).click();
  await expectSeason(page, 2024);
  await expect(page).toHaveURL('/spiele?saison=2024');
  await expect(link(page, 2024)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(seasons(page).getByRole('status')).toHaveText('Saison 2024');
  await link(page, 2025).click();
  await expect(page).toHaveURL('/spiele');
  await expectSeason(page, 2025);
  await page.goBack();
  await expectSeason(page, 2024);
  await list(page).first().click();
  await expect(heading(page)).toContainText('Silvester');
  await page.goBack();
  await expectSeason(page, 2024);
});

test("'Lade...' shows while a season is on its way", async ({ open, page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open('/spiele');
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  await link(page, 2024).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' })).toBeVisible();
  resolve();
  await expectSeason(page, 2024);
});

test('the keyboard reaches every season', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/spiele');
  await link(page, 2099).focus();
  for (const year of years.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(link(page, year)).toBeFocused();
  }
  await expect(link(page, first)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expectSeason(page, first);
  await expect(link(page, first)).toBeFocused();
});

test('on a phone fifty seasons take one line, and the one that is shown is in sight', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/spiele', '/spiele?saison=1999', `/spiele?saison=${first}`]) {
    await open(path);
    await expect(seasons(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    expect((await seasons(page).boundingBox())?.height).toBeLessThan(120);
    await expectTargets(seasons(page).getByRole('link'));
    await expectNoSidewaysScroll(page);
  }
});

for (const width of [390, 1280])
  test(`axe finds nothing in a season among fifty at ${width} px, light or dark`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/spiele?saison=2024');
    await expectAccessible(page);
  });

test('a year without games says so, with the seasons beside it', async ({ open, page }) => {
  const answer = await open('/spiele?saison=1979');
  expect(answer.status()).toBe(200);
  await expect(page.getByRole('main').getByText('No games available.')).toBeVisible();
  await expect(seasons(page).getByRole('status')).toHaveText('Saison 1979');
  await expect(seasons(page).locator('[aria-current]')).toHaveCount(0);
  await link(page, 2024).click();
  await expectSeason(page, 2024);
});

test('what is no season is not found', async ({ open, page }) => {
  for (const asked of ['2026x', '25', '', '2024&saison=2025', '%00', '%E2%80%8E2024']) {
    const answer = await open(`/spiele?saison=${asked}`);
    expect([asked, answer.status()]).toEqual([asked, 404]);
    await expect(heading(page)).toHaveText('Keine Saison-Daten vorhanden.');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the seasons are links', async ({ open, page }) => {
    await open('/spiele');
    await expectSeason(page, 2025);
    await link(page, 2099).click();
    await expect(page).toHaveURL('/spiele?saison=2099');
    await expectSeason(page, 2099);
    await link(page, 2024).click();
    await expectSeason(page, 2024);
    await link(page, 2025).click();
    await expect(page).toHaveURL('/spiele');
  });
});
