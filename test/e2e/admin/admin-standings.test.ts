import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { message } from './admin-forms.ts';
import { path, publicTable, row, rows, save } from './admin-standings-steps.ts';

const removal = (page: Page, team: string) =>
  page.getByRole('button', { name: new RegExp(`^Entfernen ?: ${team}$`) });

// Without this the site would show the final table of the season instead of the typed table.
test.beforeEach(async ({ db }) => {
  await db.deleteFrom('seasonTeam').execute();
});

test('computes points while the admin types, without a field for them', async ({ page, visit }) => {
  await visit(path);
  const club = row(page, 3);
  await expect(club.getByRole('status')).toHaveText('17');
  await club.getByLabel('Gewonnen').fill('20');
  await expect(club.getByRole('status')).toHaveText('62');
  await club.getByLabel('Unentsch.').fill('');
  await expect(club.getByRole('status')).toHaveText('60');
  await club.getByLabel('Verloren').fill('30');
  await expect(club.getByRole('status')).toHaveText('60');
  await expect(club.getByRole('spinbutton')).toHaveCount(3);
  await expect(club.getByRole('textbox')).toHaveCount(1);
});

test('on a phone a row shows team and points; a button opens more fields', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(path);
  const [club, wins] = [row(page, 3), row(page, 3).getByLabel('Gewonnen')];
  await expect(club.getByRole('status')).toHaveText('17');
  await expect(wins).toBeHidden();
  await club.getByRole('button', { name: /^Ergebnisse/ }).click();
  await wins.fill('20');
  await expect(club.getByRole('status')).toHaveText('62');
  await expectAccessible(page);
  await club.getByRole('button', { name: /^Weniger/ }).click();
  await expect(wins).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Team hinzufügen' }).click();
  await expect(row(page, 8).getByLabel('Gewonnen')).toBeVisible();
});

test('an admin adds and removes teams; blank numbers are saved as 0', async ({
  club,
  page,
  visit,
}) => {
  await visit(path);
  await page.getByRole('button', { name: 'Team hinzufügen' }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(row(page, 8).getByLabel('Team', { exact: true })).toBeFocused();
  await page.keyboard.type('ASV Neu');
  await expect(row(page, 8).getByRole('status')).toHaveText('0');
  await removal(page, 'FC Bach').click();
  await removal(page, 'FK Sonne').click();
  await expect(rows(page)).toHaveCount(6);
  await save(page).click();
  await expect(message(page)).toHaveText('Tabelle gespeichert!');
  expect(await publicTable(page, club.origin)).toEqual([
    '1 | FC Wiese | 12 | 7 | 2 | 3 | 23',
    '2 | Fortuna Musterau | 12 | 5 | 2 | 5 | 17',
    '3 | SC Berg | 12 | 3 | 4 | 5 | 13',
    '4 | FC Acker | 12 | 2 | 3 | 7 | 9',
    '5 | Seeufer Kickers | 12 | 2 | 3 | 7 | 9',
    '6 | ASV Neu | 0 | 0 | 0 | 0 | 0',
  ]);
});
