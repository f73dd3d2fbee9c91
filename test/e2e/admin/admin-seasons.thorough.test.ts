import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { delayData } from '#test/e2e/delay-data-requests.ts';
import { expectTargets, storeGame } from './admin-forms.ts';
import { expectFailed, expectMessage, remove, saveButton, waitForStatus } from './admin-steps.ts';

/** The line-up of the starter content against FC Bach on 15 March 2025. */
const bach = '/admin/kader/-K01';
const before = { opponent: 'SV Altjahr', date: '2024-09-14' };
const beforeLabel = 'Sa., 14.09.2024 SV Altjahr (Meisterschaft)';
const without = { opponent: 'SV Neu', date: '2025-11-16' };
const withoutLabel = 'So., 16.11.2025 SV Neu (Meisterschaft)';

const seasons = (page: Page) => page.getByRole('navigation', { name: 'Saison' });
const link = (page: Page, year: string) => seasons(page).getByRole('link', { name: year });
const games = (page: Page) => page.getByRole('main').locator('a[href^="/admin/spiele/-"]');
const firstLine = (page: Page) => page.locator('main form li > details > summary').first();
const offered = (page: Page) => page.getByRole('combobox', { name: 'Spieltag' }).locator('option');
const search = (page: Page) => page.getByRole('searchbox', { name: /^Suche/ });

/**
 * Saves a game of another season and a game without a line-up, because the starter content has only one
 * season.
 */
async function storeSeasons(page: Page, origin: string): Promise<void> {
  await storeGame(page, origin, before);
  await storeGame(page, origin, without);
}

test('the list of games shows one season and searches only in this season', async ({
  club,
  page,
  visit,
}) => {
  await visit('/admin/spiele');
  await expect(seasons(page)).toHaveCount(0);
  await expect(search(page)).toHaveAccessibleName('Suche');
  await storeSeasons(page, club.origin);
  await visit('/admin/spiele');
  await expect(seasons(page).getByRole('link')).toHaveText(['2025', '2024']);
  await expect(seasons(page).locator('[aria-current="page"]')).toHaveText('2025');
  await expect(page.getByRole('link', { name: 'SV Altjahr' })).toHaveCount(0);
  await expect(search(page)).toHaveAccessibleName('Suche in der Saison 2025');
  await search(page).fill('altjahr');
  await search(page).press('Enter');
  await expect(page.getByText('Nichts gefunden.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/spiele\?suche=altjahr$/);
  await link(page, '2024').click();
  await expect(page).toHaveURL(/\/admin\/spiele\?suche=altjahr&saison=2024$/);
  await expect(page.getByRole('link', { name: 'SV Altjahr' })).toBeVisible();
  await expect(games(page)).toHaveCount(0);
  await expect(search(page)).toHaveValue('altjahr');
});

test('a search keeps the chosen season in the address, also with many games', async ({
  club,
  page,
  visit,
}) => {
  for (let day = 10; day < 20; day++)
    await storeGame(page, club.origin, { opponent: `SV ${day}`, date: `2024-05-${day}` });
  await visit('/admin/spiele?saison=2024');
  await search(page).fill('SV 12');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\/admin\/spiele\?saison=2024&suche=SV\+12$/);
  await expect(page.getByRole('link', { name: /^SV 1/ })).toHaveCount(1);
  await expect(search(page)).toHaveValue('SV 12');
});

test('returns to the season of a game that was saved, deleted or closed', async ({
  club,
  page,
  visit,
}) => {
  await storeSeasons(page, club.origin);
  await visit('/admin/spiele?saison=2024');
  await page.getByRole('link', { name: 'SV Altjahr' }).click();
  await page.getByRole('link', { name: 'Alle Spiele' }).click();
  await expect(page).toHaveURL(/\/admin\/spiele\?saison=2024$/);
  await page.getByRole('link', { name: 'SV Altjahr' }).click();
  await page.getByLabel('Anpfiff', { exact: true }).fill('15:00');
  await saveButton(page).click();
  await expectMessage(page, 'Spiel gespeichert!');
  await expect(link(page, '2024')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'SV Altjahr' }).click();
  await remove(page);
  await expectMessage(page, 'Spiel gelöscht!');
  // The deleted game was the only game of its season.
  await expect(page).toHaveURL(/\/admin\/spiele$/);
  await expect(seasons(page)).toHaveCount(0);
});

test('a line-up form offers games of the shown season and returns to this season', async ({
  club,
  page,
  visit,
}) => {
  await storeSeasons(page, club.origin);
  await visit('/admin/kader');
  await link(page, '2024').click();
  await expect(page.getByText('Noch keine Aufstellung gespeichert.')).toBeVisible();
  await page.getByRole('link', { name: 'Aufstellung hinzufügen' }).click();
  await expect(page).toHaveURL(/\/admin\/kader\/neu\?saison=2024$/);
  await expect(offered(page)).toHaveText(['Bitte wählen', beforeLabel]);
  await link(page, '2025').click();
  await expect(offered(page)).toHaveText(['Bitte wählen', withoutLabel]);
  await link(page, '2024').click();
  await page.getByRole('combobox', { name: 'Spieltag' }).selectOption({ label: beforeLabel });
  await page.getByRole('button', { name: 'Jonas Sandling' }).first().click();
  await expect(
    page.getByRole('combobox', { name: 'Spieltag' }).locator('option:checked'),
  ).toHaveText(beforeLabel);
  await saveButton(page).click();
  await expectMessage(page, 'Kader erfolgreich gespeichert ✅');
  await expect(link(page, '2024')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'SV Altjahr' }).click();
  await page.getByRole('link', { name: 'Alle Aufstellungen' }).click();
  await expect(page).toHaveURL(/\/admin\/kader\?saison=2024$/);
  await page.getByRole('link', { name: 'SV Altjahr' }).click();
  await remove(page);
  await expectMessage(page, 'Aufstellung gelöscht!');
  await expect(link(page, '2024')).toHaveAttribute('aria-current', 'page');
});

test('a line-up form offers its own game next to games of another season', async ({
  club,
  page,
  visit,
}) => {
  const own = 'Sa., 15.03.2025 FC Bach (Freundschaftsspiel)';
  await storeSeasons(page, club.origin);
  await visit(bach);
  await expect(link(page, '2025')).toHaveAttribute('aria-current', 'page');
  await expect(offered(page)).toHaveText(['Bitte wählen', withoutLabel, own]);
  await link(page, '2024').click();
  await expect(offered(page)).toHaveText(['Bitte wählen', own, beforeLabel]);
  await expect(
    page.getByRole('combobox', { name: 'Spieltag' }).locator('option:checked'),
  ).toHaveText(own);
  await page.getByRole('combobox', { name: 'Spieltag' }).selectOption({ label: beforeLabel });
  await saveButton(page).click();
  await expectMessage(page, 'Kader erfolgreich aktualisiert ✅');
  await expect(page).toHaveURL(/saison=2024/);
  await visit(bach);
  await expect(link(page, '2024')).toHaveAttribute('aria-current', 'page');
  await expect(offered(page)).toHaveText(['Bitte wählen', beforeLabel]);
});

test.describe('when another admin has deleted the line-up', () => {
  test.use({ expectedFailures: /^409: / });

  test('saves the line-up again with its game of another season', async ({
    club,
    other,
    page,
    visit,
  }) => {
    await storeSeasons(page, club.origin);
    await visit(`${bach}?saison=2024`);
    await page.getByRole('combobox', { name: 'Spieltag' }).selectOption({ label: beforeLabel });
    await saveButton(page).click();
    await expectMessage(page, 'Kader erfolgreich aktualisiert ✅');
    await visit(bach);
    await firstLine(page).click();
    await page.getByLabel('Nummer').first().fill('77');
    await other.goto(club.origin + bach);
    await remove(other);
    await expectMessage(other, 'Aufstellung gelöscht!');
    expect(await waitForStatus(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Speichern ❌');
    await expect(
      page.getByRole('combobox', { name: 'Spieltag' }).locator('option:checked'),
    ).toHaveText(beforeLabel);
    await expect(page.getByLabel('Nummer').first()).toHaveValue('77');
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectMessage(page, 'Kader erfolgreich gespeichert ✅');
    await expect(link(page, '2024')).toHaveAttribute('aria-current', 'page');
  });
});

test('switching the season keeps the players of an unsaved line-up', async ({
  club,
  page,
  visit,
}) => {
  await storeSeasons(page, club.origin);
  await visit('/admin/kader/neu');
  await page.getByRole('button', { name: 'Jonas Sandling' }).click();
  await firstLine(page).click();
  await page.getByLabel('Nummer').fill('77');
  await link(page, '2024').click();
  await expect(link(page, '2024')).toBeFocused();
  await expect(offered(page)).toHaveText(['Bitte wählen', beforeLabel]);
  await expect(page.getByLabel('Nummer')).toHaveValue('77');
  await page.getByRole('combobox', { name: 'Spieltag' }).selectOption({ label: beforeLabel });
  await saveButton(page).click();
  await expectMessage(page, 'Kader erfolgreich gespeichert ✅');
});

test('lists and form with a season choice are accessible and have large targets', async ({
  club,
  page,
  visit,
}) => {
  await storeSeasons(page, club.origin);
  for (const path of ['/admin/spiele?saison=2024', '/admin/kader', '/admin/kader/neu']) {
    await visit(path);
    await expectAccessible(page);
    await expectTargets(seasons(page).getByRole('link'));
  }
});

test("shows 'Lade...' while another season loads", async ({ club, page, visit }) => {
  await storeSeasons(page, club.origin);
  await visit('/admin/spiele');
  const release = await delayData(page);
  await link(page, '2024').click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' }).first()).toBeVisible();
  release();
  await expect(link(page, '2024')).toHaveAttribute('aria-current', 'page');
});

test('a season without games shows an empty list, and an invalid season returns 404', async ({
  club,
  page,
}) => {
  for (const path of ['/admin/spiele', '/admin/kader', '/admin/kader/neu']) {
    expect((await page.goto(`${club.origin}${path}?saison=1999`))?.status()).toBe(200);
    await expect(page.getByRole('main')).toContainText('Saison 1999');
    const answer = await page.goto(`${club.origin}${path}?saison=x`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saison nicht gefunden');
  }
});
