import type { Page } from '@playwright/test';
import { formatWeekdayDate } from '#platform/values/vienna.ts';
import { comingDay, formatDayInput } from '#test/coming-days.ts';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { expectFormAccessible, expectTargets, hidden, message, post } from './admin-forms.ts';
import { atHome, kind, opponent, path, save, startsAt } from './admin-next-game-steps.ts';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Möchtest du das nächste Spiel wirklich löschen?' });

test('a next game requires opponent, date with time, and kind', async ({ club, page, visit }) => {
  await visit(path);
  await opponent(page).fill('  ');
  await startsAt(page).fill('');
  await save(page).click();
  await expect(opponent(page)).toHaveAccessibleDescription('Bitte gib den Gegner ein.');
  await expect(startsAt(page)).toHaveAccessibleDescription('Bitte gib Datum und Uhrzeit ein.');
  await expect(kind(page)).toHaveAccessibleDescription('Bitte wähle die Art des Spiels.');
  await expect(opponent(page)).toBeFocused();
  await expectFormAccessible(page);
  await opponent(page).fill('ASV Neu');
  await save(page).click();
  await expect(startsAt(page)).toBeFocused();
  await page.goto(club.origin);
  await expect(atHome(page)).toContainText('SC Berg');
});

test("deletes the next game, and the home page shows '...'", async ({ club, page, visit }) => {
  await visit(path);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(question(page)).toContainText(
    'Auf der Startseite steht dann das nächste eurer Spiele.',
  );
  await expectFormAccessible(page);
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await question(page).getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(message(page)).toHaveText('Nächstes Spiel gelöscht!');
  await expect(opponent(page)).toHaveValue('');
  await expect(startsAt(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  await page.goto(club.origin);
  await expect(atHome(page)).toContainText('...');
  await expect(atHome(page)).not.toContainText('SC Berg');
  await visit(path);
  await opponent(page).fill('Wieder da');
  await kind(page).selectOption('Pokal');
  await startsAt(page).fill(`${formatDayInput(comingDay(30))} 15:00`);
  await startsAt(page).press('Enter');
  await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
});

test('the next game form is accessible, has large targets and fits a 320 px screen', async ({
  page,
  visit,
}) => {
  await visit(path);
  await expectFormAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expectNoSidewaysScroll(page);
  await expectTargets(question(page).getByRole('button'));
});

test.describe('two admins at once', () => {
  test.use({ expectedFailures: /409/ });
  // Stops live updates, so that the page does not know the other admin's change.
  test.beforeEach(({ page }) =>
    page.route('**/live?*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'event: pause\ndata: 60000\n\n' }),
    ),
  );

  test('the second admin sees both versions and can replace the first version', async ({
    club,
    page,
    visit,
  }) => {
    await visit(path);
    const saveElsewhere = await post(page, club.origin + path, [
      ['version', await hidden(page, 'version')],
      ['opponent', 'Von Anna'],
      ['startsAt', `${comingDay(40)}T16:00`],
      ['kind', 'Pokal'],
    ]);
    expect(saveElsewhere.status()).toBe(303);
    await opponent(page).fill('Von Max');
    await startsAt(page).fill(`${formatDayInput(comingDay(30))} 15:00`);
    await kind(page).selectOption('Pokal');
    await save(page).click();
    await expect(failure(page)).toHaveText('Fehler beim Speichern ❌');
    const conflict = page.getByRole('region', { name: 'Gleichzeitige Änderung' });
    await expect(conflict.getByRole('cell')).toHaveText([
      `Gegner: Von Anna Anpfiff: ${formatWeekdayDate(comingDay(40))}, 16:00 Uhr`,
      `Gegner: Von Max Anpfiff: ${formatWeekdayDate(comingDay(30))}, 15:00 Uhr`,
    ]);
    await expectFormAccessible(page);
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
    await page.goto(club.origin);
    await expect(atHome(page)).toContainText('Von Max');
  });

  test('shows another admin’s change before it deletes the next game', async ({
    club,
    page,
    visit,
  }) => {
    await visit(path);
    await post(page, club.origin + path, [
      ['version', await hidden(page, 'version')],
      ['opponent', 'Von Anna'],
      ['startsAt', `${comingDay(40)}T16:00`],
      ['kind', 'Pokal'],
    ]);
    await page.getByRole('button', { name: 'Löschen' }).click();
    await question(page).getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(failure(page)).toHaveText('Fehler beim Löschen ❌');
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('Diesen Eintrag hat inzwischen jemand geändert.')).toBeVisible();
    await expectFormAccessible(page);
    await page.getByRole('link', { name: 'Jetzigen Stand ansehen' }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(opponent(page)).toHaveValue('Von Anna');
    await page.getByRole('button', { name: 'Löschen' }).click();
    await question(page).getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(message(page)).toHaveText('Nächstes Spiel gelöscht!');
  });
});
