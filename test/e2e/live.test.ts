import type { Page } from '@playwright/test';
import { markChanged, write } from '#platform/records/revision.server.ts';
import { axeViolations } from './accessibility.ts';
import { expect, test } from './admin.ts';
import { waitForHydration } from './fixtures.ts';
import { renameDirectly, withoutFinalTables } from './live-steps.ts';

const report = '/spiele/spielbericht/fortuna-musterau-vs-fc-bach';

/** Renames a player in the admin tool. */
async function rename(page: Page, origin: string, name: string) {
  await page.goto(`${origin}/admin/spieler`);
  await page.getByRole('link', { name: /Jonas Sandling/ }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Spieler erfolgreich aktualisiert ✅')).toBeVisible();
}

test('an open page shows and announces a saved change and keeps scroll position and dialog', async ({
  visit,
  club,
  db,
  page,
  other,
}) => {
  await visit('/team');
  await page.evaluate(() => window.scrollTo(0, 600));
  const menu = page.getByRole('button', { name: 'Menü', exact: true });
  await menu.focus();
  const place = await page.evaluate(() => window.scrollY);
  // A season also shows the name of this player, so the season changes too.
  await rename(other, club.origin, 'Jonas Umbenannt');
  await expect(page.getByRole('link', { name: /Jonas Umbenannt/ })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Aktualisiert: Spieler und Saisonen.' }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await expect(menu).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await menu.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await renameDirectly(db, 'Jonas Zweimal');
  await expect(page.getByRole('link', { name: /Jonas Zweimal/, includeHidden: true })).toHaveCount(
    1,
  );
  await expect(drawer).toBeVisible();
});

test('only pages that show the changed data load it again', async ({ visit, db, page }) => {
  await withoutFinalTables(db);
  await visit('/spiele');
  const setWins = (won: number) =>
    write(db, async (transaction) => {
      await transaction.updateTable('standing').set({ won }).execute();
      await markChanged(transaction, ['standings']);
    });
  const wins = (won: number) =>
    page
      .getByRole('main')
      .getByRole('cell', { name: String(won), exact: true })
      .first();
  // The page now knows of all earlier changes, so it has no other reason to load.
  await setWins(41);
  await expect(wins(41)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await renameDirectly(db, 'Jonas Umbenannt');
  // The table on this page was saved after the player, so its update shows that the page received both
  // changes.
  await setWins(42);
  await expect(wins(42)).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.data'))).toHaveLength(1);
});

test('a page that reloads its data names itself as referrer', async ({ visit, db, page }) => {
  await visit('/admin/spieler/-P02');
  const referrers: Record<string, string> = {};
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url());
    const from = await request.headerValue('Referer');
    if (pathname.endsWith('.data') && from) referrers[pathname] = new URL(from).pathname;
  });
  await page.getByRole('link', { name: 'Alle Spieler' }).click();
  await expect(page.getByRole('link', { name: /Jonas Sandling/ })).toBeVisible();
  expect(referrers).toEqual({ '/admin/spieler.data': '/admin/spieler/-P02' });
  await renameDirectly(db, 'Jonas Umbenannt');
  await expect(page.getByRole('link', { name: /Jonas Umbenannt/ })).toBeVisible();
  expect(referrers).toEqual({ '/admin/spieler.data': '/admin/spieler' });
});

test.describe('with failing requests', () => {
  test.use({ expectedFailures: /ERR_FAILED: .*(?:live|team\.data)/ });

  test('a page works without live updates if the stream is blocked', async ({
    visit,
    club,
    db,
    page,
  }) => {
    await page.route('**/live?*', (route) => route.abort());
    await visit(report);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('FC Bach');
    await renameDirectly(db, 'Jonas Umbenannt');
    await page.goto(`${club.origin}/team`);
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: /Jonas Umbenannt/ })).toBeVisible();
  });

  test('a page keeps its old content until it can load the change', async ({ visit, db, page }) => {
    await visit('/team');
    await page.route('**/team.data*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await renameDirectly(db, 'Jonas Umbenannt');
    await failed;
    await expect(page.getByRole('link', { name: /Jonas Sandling/ })).toBeVisible();
    await page.unroute('**/team.data*');
    await expect(page.getByRole('link', { name: /Jonas Umbenannt/ })).toBeVisible();
  });
});
