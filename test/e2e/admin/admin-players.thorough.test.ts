import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { delayData } from '#test/e2e/delay-data-requests.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { field, gregor } from './admin-players-steps.ts';
import {
  askToRemove,
  differences,
  entered,
  expectFailed,
  expectMessage,
  expectWrong,
  remove,
  saveButton,
  waitForStatus,
} from './admin-steps.ts';

/** A player who is in one line-up only: with number 12 against FC Bach on 26.10.2025. */
const luca = '/admin/spieler/-P13';

const listed = (page: Page) => page.getByRole('main').locator('a[href^="/admin/spieler/"]');

test('the back button restores the search in the list', async ({ page, visit }) => {
  await visit('/admin/spieler');
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('HRUŠKA');
  await expect(listed(page)).toHaveCount(2);
  await page.getByRole('link', { name: /Hruškagić/ }).click();
  await expect(page.getByRole('region', { name: /Hruškagić/ })).toBeVisible();
  await page.goBack();
  await expect(listed(page)).toHaveCount(2);
  await expect(page.getByRole('searchbox', { name: 'Suche', exact: true })).toHaveValue('HRUŠKA');
});

test("'Abbrechen' and Escape delete no player", async ({ club, page, visit }) => {
  await visit(luca);
  const dialog = await askToRemove(page);
  await expect(dialog.getByRole('heading')).toHaveText(
    'Möchtest du Luca Wildkirschner wirklich löschen?',
  );
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Löschen', exact: true })).toBeFocused();
  await askToRemove(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const answer = await page.goto(`${club.origin}/spieler/Luca%20Wildkirschner`);
  expect(answer?.status()).toBe(200);
});

test('refuses an incomplete number instead of saving an empty field', async ({ page, visit }) => {
  await visit(gregor);
  await field(page, 'Trikotnummer').fill('');
  await field(page, 'Trikotnummer').pressSequentially('1e');
  await saveButton(page).click();
  await expectWrong(field(page, 'Trikotnummer'), 'Bitte gib eine ganze Zahl von 1 bis 999 ein.');
  await expect(field(page, 'Trikotnummer')).toBeFocused();
  await visit(gregor);
  await expect(field(page, 'Trikotnummer')).toHaveValue('4');
});

test('the list finds players by a part of the name', async ({ page, visit }) => {
  await visit('/admin/spieler');
  await expect(listed(page)).toHaveCount(1 + 20);
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('HRUŠKA');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Torwart' }),
  ).toHaveText([/21 Edo Hruškagić/]);
  await expect(listed(page)).toHaveCount(1 + 1);
  await expect(page.getByRole('status').getByText('1 gefunden', { exact: true })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('Niemand');
  await expect(page.getByText('Keine Spieler gefunden.', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('');
  await expect(listed(page)).toHaveCount(1 + 20);
});

test("shows 'Lade...' while a page of the tool loads", async ({ page, visit }) => {
  await visit('/admin/spieler');
  const release = await delayData(page);
  await page.getByRole('link', { name: /Gregor Rotbuchner/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' }).first()).toBeVisible();
  release();
  await expect(field(page, 'Name')).toHaveValue('Gregor Rotbuchner');
});

test('a reload keeps the player open, and Schließen leads to /admin', async ({
  page,
  visit,
  club,
}) => {
  await visit('/admin/spieler');
  await page.getByRole('link', { name: /Gregor Rotbuchner/ }).click();
  await expect(page).toHaveURL(club.origin + gregor);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Gregor Rotbuchner');
  await page.getByRole('link', { name: 'Alle Spieler' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin/spieler`);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin`);
  await expect(listed(page)).toHaveCount(0);
});

test('the Enter key in a field saves the form', async ({ page, visit }) => {
  await visit(gregor);
  await field(page, 'Letzter Verein').fill('SV Mühlkanal');
  await field(page, 'Letzter Verein').press('Enter');
  await expectMessage(page, 'Spieler erfolgreich aktualisiert ✅');
});

test.describe('when two admins have a player open', () => {
  test.use({ expectedFailures: /^409: .*\.data/ });

  test('the second admin sees both values and keeps the other admin’s changes in other fields', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(gregor);
    await other.goto(club.origin + gregor);
    await waitForHydration(other);
    await field(other, 'Trikotnummer').fill('44');
    await field(other, 'Letzter Verein').fill('Anderer Verein');
    await saveButton(other).click();
    await expectMessage(other, 'Spieler erfolgreich aktualisiert ✅');

    await field(page, 'Trikotnummer').fill('45');
    await field(page, 'Bewerbe').fill('Hallencup');
    expect(await waitForStatus(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Aktualisieren ❌');
    await expect(page.getByText('Fehler beim Aktualisieren ❌')).toBeInViewport();
    expect(await differences(page)).toEqual([
      'Feld | Jetzt gespeichert | Deine Eingabe',
      'Nummer | 44 | 45',
      'Bewerbe | Musterliga Mitte, Musterpokal | Hallencup',
      'Feld | Vorher | Bleibt gespeichert',
      'Letzter Verein | USV Anhöhe Hobby | Anderer Verein',
    ]);
    await expect(field(page, 'Trikotnummer')).toHaveValue('45');
    await other.goto(club.origin + gregor);
    await expect(field(other, 'Trikotnummer')).toHaveValue('44');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectMessage(page, 'Spieler erfolgreich aktualisiert ✅');
    await visit(gregor);
    expect(await entered(page)).toMatchObject({
      shirtNumber: '45',
      lastClub: 'Anderer Verein',
      competitions: 'Hallencup',
    });
  });

  test('the second admin can discard their own change', async ({ page, visit, club, other }) => {
    await visit(gregor);
    await other.goto(club.origin + gregor);
    await field(other, 'Trikotnummer').fill('44');
    await saveButton(other).click();
    await expectMessage(other, 'Spieler erfolgreich aktualisiert ✅');
    await field(page, 'Trikotnummer').fill('45');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Eigene Eingabe verwerfen' }).click();
    await expect(field(page, 'Trikotnummer')).toHaveValue('44');
    await expect(page.getByRole('region', { name: 'Gleichzeitige Änderung' })).toHaveCount(0);
    await saveButton(page).click();
    await expectMessage(page, 'Spieler erfolgreich aktualisiert ✅');
  });

  test('shows that a player was deleted, and can save the player again', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(luca);
    const before = await entered(page);
    await other.goto(club.origin + luca);
    await waitForHydration(other);
    await remove(other);
    await expectMessage(other, 'Spieler erfolgreich gelöscht ✅');

    await field(page, 'Trikotnummer').fill('33');
    expect(await waitForStatus(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Aktualisieren ❌');
    await expect(page.getByRole('region', { name: 'Gleichzeitige Änderung' })).toContainText(
      'Diesen Eintrag hast du selbst inzwischen gelöscht. „Trotzdem speichern“ legt ihn wieder an.',
    );
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectMessage(page, 'Spieler erfolgreich hinzugefügt ✅');
    await visit(luca);
    // The line-up does not contain the restored player, but the typed totals are back.
    const counted = '0,0,0,0,0,0';
    expect(await entered(page)).toEqual({
      ...before,
      shirtNumber: '33',
      counted,
      'pastSeasons[1].counted': counted,
    });
  });

  test('discarding a change of a deleted player leads to the list', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(luca);
    await other.goto(club.origin + luca);
    await remove(other);
    await expectMessage(other, 'Spieler erfolgreich gelöscht ✅');
    await field(page, 'Trikotnummer').fill('33');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Eigene Eingabe verwerfen' }).click();
    await expect(page).toHaveURL(`${club.origin}/admin/spieler`);
    await expect(listed(page)).toHaveCount(1 + 19);
  });

  test('shows another admin’s change before it deletes a player', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(luca);
    await other.goto(club.origin + luca);
    await field(other, 'Trikotnummer').fill('44');
    await saveButton(other).click();
    await expectMessage(other, 'Spieler erfolgreich aktualisiert ✅');

    expect(await waitForStatus(page, () => remove(page))).toBe(409);
    await expectFailed(page, 'Fehler beim Löschen ❌');
    await expect(page.getByText('Fehler beim Löschen ❌')).toBeInViewport();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Jetzigen Stand ansehen' }).click();
    await expect(field(page, 'Trikotnummer')).toHaveValue('44');
    await remove(page);
    await expectMessage(page, 'Spieler erfolgreich gelöscht ✅');
  });
});
