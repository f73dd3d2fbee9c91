import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { delayData } from '#test/e2e/delay-data-requests.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

const table = (page: Page) => page.getByRole('table', { name: /Musterliga Mitte/ });
const games = (page: Page) => page.getByRole('main').locator('a[href^="/spiele/spielbericht/"]');

test('a click on a game shows its known data before the server answers', async ({ open, page }) => {
  await open('/spiele');
  const release = await delayData(page);
  await games(page).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fortuna Musterau gegen FC Bach',
  );
  await expect(page.getByRole('main')).toContainText('3:2');
  await expect(page.getByText('Startaufstellung')).toHaveCount(0);
  release();
  await expect(page.getByText('Startaufstellung')).toBeVisible();
  await expect(page).toHaveURL('/spiele/spielbericht/fortuna-musterau-vs-fc-bach');
  expect(await page.evaluate(() => history.state.usr.game)).toMatchObject({
    opponent: 'FC Bach',
    date: '2025-03-15',
  });
});

test('the table highlights the row of the club and shows fewer columns on a phone', async ({
  open,
  page,
}) => {
  await open('/spiele');
  const rows = table(page).getByRole('row');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const grounds = await rows.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).backgroundColor),
    );
    const own = grounds[3];
    expect(
      grounds.filter((ground) => ground === own),
      colorScheme,
    ).toHaveLength(1);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const headers = table(page).getByRole('columnheader');
  const short = ['Pos.', 'Team', 'Sp.', 'Pkt.'];
  await expect(headers).toHaveText(short, { useInnerText: true });
  await expect(rows.nth(3)).toHaveText(/^3\s*Fortuna Musterau\s*12\s*17$/, { useInnerText: true });

  // Screen readers must still find a table in the narrow layout.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(table(page)).toHaveAccessibleName('Tabelle der Musterliga Mitte 2025');
  await expect(headers).toHaveText(short, { useInnerText: true });
  await expectNoSidewaysScroll(page);
  await expect(table(page).getByRole('rowheader')).toHaveCount(7);
  const own = rows.filter({ hasText: 'Fortuna Musterau' });
  await expect(own.getByRole('rowheader')).toHaveText('Fortuna Musterau');
  await expect(own.getByRole('cell')).toHaveCount(3);
});

test('shows the newest result on the first two screens and links to the table', async ({
  open,
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open('/spiele');
    const newest = games(page).filter({ hasText: '26.10.2025' });
    expect((await newest.boundingBox())?.y, `at ${width} px`).toBeLessThan(2 * 844);
    await page.getByRole('link', { name: 'Zur Tabelle' }).click();
    await expect(table(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Musterliga Mitte 2025' })).toBeInViewport({
      ratio: 1,
    });
  }
});
