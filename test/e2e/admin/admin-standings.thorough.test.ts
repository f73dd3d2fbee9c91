import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { expectFormAccessible, expectTargets, message } from './admin-forms.ts';
import { path, points, publicTable, row, rows, save } from './admin-standings-steps.ts';

const wrongNumber = 'Bitte gib eine ganze Zahl von 0 bis 9999 ein.';

// Without this the site would show the final table of the season instead of the typed table.
test.beforeEach(async ({ db }) => {
  await db.deleteFrom('seasonTeam').execute();
});
const failure = (page: Page) => page.getByRole('main').getByRole('alert');

test('lists all teams in one form, in the order of the public table', async ({ page, visit }) => {
  await visit(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Tabellenmanagement',
  );
  await expect(rows(page)).toHaveCount(7);
  const teams = await page
    .getByLabel('Team', { exact: true })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(teams).toEqual([
    'FK Sonne',
    'FC Wiese',
    'Fortuna Musterau',
    'FC Bach',
    'SC Berg',
    'FC Acker',
    'Seeufer Kickers',
  ]);
  await expect(points(page)).toHaveText(['31', '23', '17', '15', '13', '9', '9']);
});

test('saves the league table and shows it sorted again on the public page', async ({
  club,
  page,
  visit,
}) => {
  await visit(path);
  await row(page, 3).getByLabel('Gewonnen').fill('11');
  await row(page, 3).getByLabel('Unentsch.').fill('1');
  await row(page, 3).getByLabel('Verloren').fill('0');
  await row(page, 1).getByLabel('Team', { exact: true }).fill('FK Sonne 1958');
  await save(page).click();
  await expect(message(page)).toHaveText('Tabelle gespeichert!');
  await expect(row(page, 1).getByLabel('Team', { exact: true })).toHaveValue('Fortuna Musterau');
  await expect(row(page, 1).getByRole('status')).toHaveText('34');
  const shown = await publicTable(page, club.origin);
  expect(shown.slice(0, 3)).toEqual([
    '1 | Fortuna Musterau | 12 | 11 | 1 | 0 | 34',
    '2 | FK Sonne 1958 | 12 | 10 | 1 | 1 | 31',
    '3 | FC Wiese | 12 | 7 | 2 | 3 | 23',
  ]);
  expect(shown).toHaveLength(7);
});

test('the Enter key saves the table and removes no row', async ({ club, page, visit }) => {
  await visit(path);
  await row(page, 7).getByLabel('Gewonnen').fill('3');
  await row(page, 7).getByLabel('Gewonnen').press('Enter');
  await expect(message(page)).toHaveText('Tabelle gespeichert!');
  const shown = await publicTable(page, club.origin);
  expect(shown).toHaveLength(7);
  expect(shown).toContain('6 | Seeufer Kickers | 13 | 3 | 3 | 7 | 12');
});

test('refuses an invalid number and shows the error at its field', async ({
  club,
  page,
  visit,
}) => {
  await visit(path);
  const field = row(page, 3).getByLabel('Verloren');
  await field.fill('1.5');
  await save(page).click();
  await expect(field).toHaveAccessibleDescription(wrongNumber);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(page.getByText(wrongNumber)).toHaveCount(1);
  await expect(message(page)).toBeEmpty();
  await field.fill('5');
  await expect(page.getByText(wrongNumber)).toHaveCount(0);
  await expectFormAccessible(page);
  expect((await publicTable(page, club.origin))[2]).toBe(
    '3 | Fortuna Musterau | 12 | 5 | 2 | 5 | 17',
  );
});

test('refuses two teams with one name and a team without a name', async ({ page, visit }) => {
  await visit(path);
  const field = row(page, 2).getByLabel('Team', { exact: true });
  await row(page, 1).getByLabel('Team', { exact: true }).fill(' ');
  await save(page).click();
  await expect(row(page, 1).getByLabel('Team', { exact: true })).toHaveAccessibleDescription(
    'Bitte gib das Team ein.',
  );
  await row(page, 1).getByLabel('Team', { exact: true }).fill('Fortuna Musterau');
  await field.fill('Fortuna Musterau');
  await save(page).click();
  await expect(field).toHaveAccessibleDescription('Dieses Team steht schon in der Tabelle.');
  await expect(row(page, 3).getByLabel('Team', { exact: true })).toHaveAccessibleDescription(
    'Dieses Team steht schon in der Tabelle.',
  );
  await expect(field).toBeFocused();
  await expectFormAccessible(page);
});

test('a second save shows its message again and moves the focus to the content', async ({
  page,
  visit,
}) => {
  await visit(path);
  await row(page, 1).getByLabel('Gewonnen').fill('11');
  await save(page).click();
  await expect(message(page)).toHaveText('Tabelle gespeichert!');
  await row(page, 1).getByLabel('Gewonnen').fill('12');
  await save(page).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(message(page)).toHaveText('Tabelle gespeichert!');
});

test('the table form is accessible, has large targets and fits a 320 px screen', async ({
  page,
  visit,
}) => {
  await visit(path);
  await page.getByRole('button', { name: 'Team hinzufügen' }).click();
  await expectFormAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await row(page, 1)
    .getByLabel('Team', { exact: true })
    .fill('Spielgemeinschaft Wörthersee-Kickers-Unterkärnten'.repeat(3));
  await expectNoSidewaysScroll(page);
  const folded = page.getByRole('button', { name: /^Ergebnisse/ });
  while ((await folded.count()) > 0) await folded.first().click();
  await expectNoSidewaysScroll(page);
  await expectTargets(rows(page).locator('input:not([type="hidden"]), button'));
});

test('the open table shows another admin’s save but keeps typed values', async ({
  club,
  context,
  other,
  page,
  visit,
}) => {
  await visit(path);
  await saveElsewhere(await context.newPage(), club.origin);
  await expect(row(page, 1).getByLabel('Gewonnen')).toHaveValue('11');
  await row(page, 1).getByLabel('Verloren').fill('3');
  await saveElsewhere(other, club.origin, '12');
  await expect(page.getByRole('status').filter({ hasText: 'Aktualisiert: Tabelle.' })).toHaveCount(
    1,
  );
  await expect(row(page, 1).getByLabel('Gewonnen')).toHaveValue('11');
  await expect(row(page, 1).getByLabel('Verloren')).toHaveValue('3');
});

test.describe('two admins at once', () => {
  test.use({ expectedFailures: /409/ });
  // Stops live updates, so that the page does not know the other admin's change.
  test.beforeEach(({ page }) =>
    page.route('**/live?*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'event: pause\ndata: 60000\n\n' }),
    ),
  );

  test('shows the second admin both versions and lets them replace the first', async ({
    club,
    context,
    page,
    visit,
  }) => {
    await visit(path);
    await saveElsewhere(await context.newPage(), club.origin);
    await row(page, 1).getByLabel('Verloren').fill('3');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await save(page).click();
    expect((await answer).status()).toBe(409);
    await expect(failure(page)).toHaveText('Fehler beim Speichern ❌');
    const conflict = page.getByRole('region', { name: 'Gleichzeitige Änderung' });
    await expect(conflict).toContainText('Diesen Eintrag hast du selbst inzwischen geändert.');
    await expect(conflict.getByRole('columnheader')).toHaveText([
      'Feld',
      'Jetzt gespeichert',
      'Deine Eingabe',
    ]);
    const [stored, entered] = await conflict.getByRole('cell').allTextContents();
    expect(stored).toContain('FK Sonne, Gewonnen 11, Unentschieden 1, Verloren 1');
    expect(entered).toContain('FK Sonne, Gewonnen 10, Unentschieden 1, Verloren 3');
    await expect(row(page, 1).getByLabel('Verloren')).toHaveValue('3');
    await expectFormAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect(message(page)).toHaveText('Tabelle gespeichert!');
    expect((await publicTable(page, club.origin))[0]).toBe('1 | FK Sonne | 14 | 10 | 1 | 3 | 31');
  });

  test('a conflict removes the message about an earlier save', async ({
    club,
    context,
    page,
    visit,
  }) => {
    await visit(path);
    await row(page, 1).getByLabel('Verloren').fill('4');
    await save(page).click();
    await expect(message(page)).toHaveText('Tabelle gespeichert!');
    await saveElsewhere(await context.newPage(), club.origin);
    await row(page, 1).getByLabel('Verloren').fill('3');
    await save(page).click();
    await expect(failure(page)).toHaveText('Fehler beim Speichern ❌');
    await expect(message(page)).toBeEmpty();
  });
});

/** Saves one more win for FK Sonne in another window. */
async function saveElsewhere(page: Page, origin: string, won = '11'): Promise<void> {
  await page.goto(origin + path);
  await waitForHydration(page);
  await row(page, 1).getByLabel('Gewonnen').fill(won);
  await save(page).click();
  await expect(message(page)).toHaveText('Tabelle gespeichert!');
  await page.close();
}
