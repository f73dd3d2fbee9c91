import type { Page } from '@playwright/test';
import { write } from '#platform/records/revision.server.ts';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { expectFormAccessible, expectTargets, message, storeGame } from './admin-forms.ts';
import {
  chip,
  chosen,
  count,
  entry,
  line,
  more,
  newGame,
  newGameLabel,
  newReport,
  path,
  phone,
  reported,
  save,
} from './admin-lineups-steps.ts';

const newPath = '/admin/kader/neu';
const incomplete = 'Bitte alle Pflichtfelder ausfüllen ❗';
/**
 * The line-up of the starter content against FC Bach on 15 March 2025, with 11 starters and 4 substitutes.
 */
const bach = '/admin/kader/-K01';
const bachGame = '-G01';
const bachReport = '/spiele/spielbericht/fortuna-musterau-vs-fc-bach';
const trainer = '-T2';
const sandling = '-P02';
const takeOut = (page: Page, name: string) =>
  chosen(page).getByRole('button', { name: `Herausnehmen: ${name}` });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Möchtest du diese Aufstellung wirklich löschen?' });

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('list and form are accessible, have large targets and fit a 320 px screen', async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expectFormAccessible(page);
    await visit(newPath);
    await expectFormAccessible(page);
    await chip(page, 'Jonas Sandling').tap();
    await chip(page, 'Anto Brezovčić').tap();
    await expectFormAccessible(page);
    await line(page, 'Anto Brezovčić').tap();
    await expectFormAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectTargets(
      page.getByRole('group', { name: 'Spieler wählen', exact: true }).getByRole('button'),
    );
    await expectTargets(chosen(page).locator('summary'));
    await expectTargets(chosen(page).getByRole('button'));
    await expectTargets(chosen(page).getByRole('spinbutton'));
    await expectTargets(chosen(page).getByRole('checkbox'));
  });
});

test('offers no former players, and a second tap removes a selected player', async ({
  page,
  visit,
}) => {
  await visit(newPath);
  await expect(chip(page, 'Marcel Hässling')).toHaveCount(0);
  const sandlings = chip(page, 'Jonas Sandling');
  await expect(sandlings).toHaveAttribute('aria-pressed', 'false');
  await sandlings.click();
  await expect(sandlings).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Emil Drenović').click();
  await expect(count(page)).toHaveText('Startaufstellung 2 von 11 + 0 Ersatz');
  await sandlings.click();
  await expect(sandlings).toHaveAttribute('aria-pressed', 'false');
  await expect(line(page, 'Jonas Sandling')).toHaveCount(0);
  await expect(line(page, 'Emil Drenović')).toContainText('7');
  await line(page, 'Emil Drenović').click();
  await takeOut(page, 'Emil Drenović').click();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(0);
  await expect(chip(page, 'Emil Drenović')).toHaveAttribute('aria-pressed', 'false');
});

test('asks before it removes a player with entered figures', async ({ page, visit }) => {
  await visit(newPath);
  for (const name of ['Jonas Sandling', 'Emil Drenović']) await chip(page, name).click();
  await chosen(page).getByRole('button', { name: '+ Tor: Jonas Sandling' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jonas Sandling aus der Aufstellung nehmen?' });
  await chip(page, 'Jonas Sandling').click();
  await expect(dialog).toContainText('1 Tor');
  await expectFormAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(line(page, 'Jonas Sandling')).toContainText('1 Tor');
  await expect(chip(page, 'Jonas Sandling')).toBeFocused();
  await line(page, 'Jonas Sandling').click();
  await takeOut(page, 'Jonas Sandling').click();
  await dialog.getByRole('button', { name: 'Herausnehmen' }).click();
  await expect(line(page, 'Jonas Sandling')).toHaveCount(0);
  await expect(line(page, 'Emil Drenović')).toBeFocused();
});

test('changing one player keeps the other players of a line-up unchanged', async ({
  club,
  page,
  visit,
}) => {
  await page.goto(club.origin + bachReport);
  const [before, bench] = [
    await reported(page, 'Startaufstellung'),
    await reported(page, 'Ersatzbank'),
  ];
  await visit(bach);
  await expect(page.getByRole('combobox', { name: 'Spieltag' })).toHaveValue(bachGame);
  await expect(page.getByLabel('Trainer')).toHaveValue(trainer);
  await expect(count(page)).toHaveText('Startaufstellung 11 von 11 + 4 Ersatz');
  await expect(line(page, 'Raphael Ulmrich')).toContainText('1 Tor');
  for (const name of ['Raphael Ulmrich', 'Jürgen Tannreiter']) await line(page, name).click();
  await expect(entry(page, 'Raphael Ulmrich').getByLabel('Tore', { exact: true })).toHaveValue('1');
  await more(page, 'Jürgen Tannreiter', 'Gelb').click();
  await save(page).click();
  await expect(message(page)).toHaveText('Kader erfolgreich aktualisiert ✅');
  await page.goto(club.origin + bachReport);
  const after = await reported(page, 'Startaufstellung');
  expect(after[0]).toContain('Gelbe Karte');
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(await reported(page, 'Ersatzbank')).toEqual(bench);
});

test('a line-up requires game, trainer, players and shirt numbers', async ({
  club,
  page,
  visit,
}) => {
  await visit(newPath);
  await storeGame(page, club.origin, newGame);
  await visit(newPath);
  await page.getByLabel('Trainer').selectOption('');
  await save(page).click();
  await expect(page.getByText(incomplete)).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Spieltag' })).toHaveAccessibleDescription(
    incomplete,
  );
  await expect(page.getByLabel('Trainer')).toHaveAccessibleDescription(incomplete);
  await expect(page.getByRole('combobox', { name: 'Spieltag' })).toBeFocused();
  await expectFormAccessible(page);
  await page.getByRole('combobox', { name: 'Spieltag' }).selectOption({ label: newGameLabel });
  await page.getByLabel('Trainer').selectOption(trainer);
  await expect(page.getByText(incomplete)).toHaveCount(1);
  await save(page).click();
  await expect(chosen(page).getByText(incomplete)).toBeVisible();
  await chip(page, 'Jonas Sandling').click();
  const number = entry(page, 'Jonas Sandling').getByLabel('Nummer');
  await line(page, 'Jonas Sandling').click();
  await number.fill('');
  await line(page, 'Jonas Sandling').click();
  await expect(number).toBeHidden();
  await save(page).click();
  await expect(number).toHaveAccessibleDescription(incomplete);
  await expect(number).toBeFocused();
  await number.fill('8');
  await save(page).click();
  await expect(message(page)).toHaveText('Kader erfolgreich gespeichert ✅');
});

test('shows the error of each invalid number at its field', async ({ page, visit }) => {
  await visit(bach);
  const field = (label: string) => entry(page, 'Jonas Sandling').getByLabel(label, { exact: true });
  const sentence = 'Bitte gib eine ganze Zahl von 0 bis 9999 ein.';
  await line(page, 'Jonas Sandling').click();
  await field('Tore').fill('-1');
  await save(page).click();
  await expect(field('Tore')).toBeFocused();
  await expect(field('Tore')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Tore')).toHaveAccessibleDescription(sentence);
  await expect(entry(page, 'Jonas Sandling').getByText(sentence)).toBeVisible();
  await expect(message(page)).toBeEmpty();
  for (const [label, value] of Object.entries({
    Nummer: '0',
    Tore: '-1',
    Vorlagen: '1.5',
    Gelb: '3',
  }))
    await field(label).fill(value);
  await save(page).click();
  await expect(entry(page, 'Jonas Sandling').getByText(/^Bitte gib eine ganze Zahl/)).toHaveCount(
    4,
  );
  await expectFormAccessible(page);
});

test('does not offer a game that already has another line-up', async ({ club, page, visit }) => {
  await visit(newPath);
  await expect(page.getByRole('combobox', { name: 'Spieltag' }).locator('option')).toHaveText([
    'Bitte wählen',
  ]);
  await storeGame(page, club.origin, newGame);
  await visit(newPath);
  await expect(page.getByRole('combobox', { name: 'Spieltag' }).locator('option')).toHaveText([
    'Bitte wählen',
    newGameLabel,
  ]);
  await visit(bach);
  await expect(page.getByRole('combobox', { name: 'Spieltag' }).locator('option')).toHaveText([
    'Bitte wählen',
    newGameLabel,
    'Sa., 15.03.2025 FC Bach (Freundschaftsspiel)',
  ]);
});

test.describe('when the server refuses a line-up', () => {
  test.use({ expectedFailures: /40[49]|422/ });

  test('shows the second admin both versions and lets them replace the first', async ({
    club,
    context,
    page,
    visit,
  }) => {
    await visit(bach);
    await saveElsewhere(await context.newPage(), club.origin);
    await line(page, 'Jonas Sandling').click();
    await more(page, 'Jonas Sandling', 'Tore').click();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await save(page).click();
    expect((await answer).status()).toBe(409);
    await expect(failure(page)).toHaveText('Fehler beim Speichern ❌');
    const conflict = page.getByRole('region', { name: 'Gleichzeitige Änderung' });
    await expect(conflict.getByRole('rowheader')).toHaveText(['Spieler']);
    const [stored, entered] = await conflict.getByRole('cell').allTextContents();
    expect(stored).toContain('Jürgen Tannreiter, Nummer 1, Gelbe Karten 1');
    expect(stored).toContain('Jonas Sandling, Nummer 8, Vorlagen 1');
    expect(entered).toContain('Jonas Sandling, Nummer 8, Tore 1, Vorlagen 1');
    expect(entered).not.toContain('Gelbe Karten');
    await expect(entry(page, 'Jonas Sandling').getByLabel('Tore', { exact: true })).toHaveValue(
      '1',
    );
    await expectFormAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect(message(page)).toHaveText('Kader erfolgreich aktualisiert ✅');
    await visit(bach);
    for (const name of ['Jonas Sandling', 'Jürgen Tannreiter']) await line(page, name).click();
    await expect(entry(page, 'Jonas Sandling').getByLabel('Tore', { exact: true })).toHaveValue(
      '1',
    );
    await expect(entry(page, 'Jürgen Tannreiter').getByLabel('Gelb', { exact: true })).toHaveValue(
      '0',
    );
  });
});

/** Saves a yellow card for the goalkeeper in another window. */
async function saveElsewhere(page: Page, origin: string): Promise<void> {
  await page.goto(origin + bach);
  await waitForHydration(page);
  await line(page, 'Jürgen Tannreiter').click();
  await entry(page, 'Jürgen Tannreiter').getByLabel('Gelb', { exact: true }).fill('1');
  await save(page).click();
  await expect(message(page)).toHaveText('Kader erfolgreich aktualisiert ✅');
  await page.close();
}

test('removes a line-up after a question', async ({ club, page, visit }) => {
  await visit(bach);
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(question(page)).toContainText('Der Spielbericht zeigt dann keine Aufstellung mehr.');
  await expectFormAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await question(page).getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(message(page)).toHaveText('Aufstellung gelöscht!');
  await page.goto(club.origin + bachReport);
  await expect(page.getByText('Keine Aufstellung verfügbar')).toBeVisible();
  await visit(newPath);
  await expect(
    page.getByRole('combobox', { name: 'Spieltag' }).locator(`option[value="${bachGame}"]`),
  ).toHaveCount(1);
});

test("an entry of a deleted player stays as '#8' and survives an edit", async ({
  club,
  page,
  visit,
}) => {
  await visit(`/admin/spieler/${sandling}`);
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(message(page)).toHaveText('Spieler erfolgreich gelöscht ✅');
  await visit(bach);
  await line(page, '#8').click();
  await expect(entry(page, '#8').getByLabel('Vorlagen', { exact: true })).toHaveValue('1');
  await more(page, '#8', 'Vorlagen').click();
  await save(page).click();
  await expect(message(page)).toHaveText('Kader erfolgreich aktualisiert ✅');
  await visit(bach);
  await line(page, '#8').click();
  await expect(entry(page, '#8').getByLabel('Vorlagen', { exact: true })).toHaveValue('2');
  await page.goto(club.origin + bachReport);
  expect(
    (await reported(page, 'Startaufstellung')).filter((text) => text.includes('#8')),
  ).toHaveLength(1);
});

test('an admin enters a line-up with the keyboard only', async ({ club, page, visit }) => {
  await visit(path);
  await storeGame(page, club.origin, newGame);
  await visit(newPath);
  await page.getByRole('combobox', { name: 'Spieltag' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('combobox', { name: 'Spieltag' }).locator('option:checked'),
  ).toHaveText(newGameLabel);
  const tabTo = async (target: ReturnType<typeof chip>) => {
    for (let tabs = 0; tabs < 40; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(chip(page, 'Edo Hruškagić'));
  await page.keyboard.press('Enter');
  await expect(line(page, 'Edo Hruškagić')).toBeVisible();
  // The focus stays at the selected player and does not move to the top of the page.
  await expect(chip(page, 'Edo Hruškagić')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chip(page, 'Florian Mühlerlinger')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(line(page, 'Florian Mühlerlinger')).toBeVisible();
  await tabTo(line(page, 'Edo Hruškagić'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Edo Hruškagić').getByLabel('Nummer')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Edo Hruškagić').getByLabel('Ersatzbank')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(
    entry(page, 'Edo Hruškagić').getByLabel('Eingewechselt', { exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Edo Hruškagić').getByLabel('Rot', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Edo Hruškagić').getByLabel('Tore', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(more(page, 'Edo Hruškagić', 'Tore')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Edo Hruškagić').getByLabel('Tore', { exact: true })).toHaveValue('2');
  await tabTo(save(page));
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText('Kader erfolgreich gespeichert ✅');
  await page.goto(club.origin + newReport);
  expect(await reported(page, 'Startaufstellung')).toHaveLength(1);
  expect((await reported(page, 'Ersatzbank'))[0]).toContain('Edo Hruškagić');
});

test('the Enter key in a number field saves and removes no player', async ({ page, visit }) => {
  await visit(bach);
  const assists = entry(page, 'Jonas Sandling').getByLabel('Vorlagen', { exact: true });
  await line(page, 'Jonas Sandling').click();
  await assists.fill('2');
  await assists.press('Enter');
  await expect(message(page)).toHaveText('Kader erfolgreich aktualisiert ✅');
  await visit(bach);
  await expect(count(page)).toHaveText('Startaufstellung 11 von 11 + 4 Ersatz');
  await line(page, 'Jonas Sandling').click();
  await expect(assists).toHaveValue('2');
});

test('a button gives free numbers to players without one and keeps the entered figures', async ({
  club,
  db,
  page,
  visit,
}) => {
  const names = ['Jonas Sandling', 'Anto Brezovčić'];
  await write(db, (transaction) =>
    transaction
      .updateTable('player')
      .set({ shirtNumber: null })
      .where('name', 'in', names)
      .execute(),
  );
  await storeGame(page, club.origin, newGame);
  await visit(newPath);
  await page.getByRole('combobox', { name: 'Spieltag' }).selectOption({ label: newGameLabel });
  for (const name of ['Jürgen Tannreiter', ...names]) await chip(page, name).click();
  await line(page, 'Jonas Sandling').click();
  await more(page, 'Jonas Sandling', 'Tore').click();
  await expect(chosen(page)).toContainText('2 Spieler ohne Nummer');
  await page.getByRole('button', { name: 'Freie Nummern vergeben' }).click();
  await expect(chosen(page)).not.toContainText('ohne Nummer');
  await line(page, 'Jonas Sandling').click();
  await expect(entry(page, 'Jonas Sandling').getByLabel('Nummer')).toHaveValue('2');
  await expect(entry(page, 'Jonas Sandling').getByLabel('Tore', { exact: true })).toHaveValue('1');
  await expect(line(page, 'Jürgen Tannreiter')).toContainText('1Jürgen');
  await expect(line(page, 'Anto Brezovčić')).toContainText('3Anto');
  await save(page).click();
  await expect(message(page)).toHaveText('Kader erfolgreich gespeichert ✅');
});
