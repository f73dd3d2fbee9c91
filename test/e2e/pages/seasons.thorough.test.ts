import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expectTargets } from '#test/e2e/admin/admin-forms.ts';
import { delayData } from '#test/e2e/delay-data-requests.ts';
import { expect, test } from '#test/e2e/fixtures.ts';
import { manySeasons, years } from '#test/many-seasons.ts';

const first = 1980;

test.use({ content: manySeasons });

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
  // Past games are listed newest first, future games in order of date.
  await expect(list(page)).toHaveText(year === 2099 ? inOrder : inOrder.toReversed());
  await expect(seasons(page).locator('[aria-current="page"]')).toHaveText([String(year)]);
}

test("a chosen season shows 'Lade...', is announced and keeps place and focus", async ({
  open,
  page,
}) => {
  await open('/spiele');
  await page.evaluate(() => scrollTo(0, 120));
  const release = await delayData(page);
  await link(page, 2024).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' })).toBeVisible();
  release();
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

test('on a phone the season list fits one line and works with the keyboard', async ({
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

test('axe finds no violation on a page with fifty seasons in light or dark colours', async ({
  open,
  page,
}) => {
  await open('/spiele?saison=2024');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
});
