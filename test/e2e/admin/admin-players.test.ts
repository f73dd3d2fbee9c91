import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/admin.ts';
import { field, gregor } from './admin-players-steps.ts';
import { expectMessage, expectWrong, group, saveButton } from './admin-steps.ts';

async function seasonTable(page: Page): Promise<string[]> {
  const rows = page.getByRole('table').getByRole('row');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
  );
}

test('an admin adds and removes past seasons of a player', async ({ club, page, visit }) => {
  await visit(gregor);
  await field(page, 'Name').fill('Noch nicht gespeichert');
  await page.getByRole('button', { name: 'Saison hinzufügen' }).click();
  await expect(field(page, 'Saison')).toHaveCount(4);
  await field(page, 'Saison').last().fill('2022');
  await group(page, 'Saisonen').getByLabel('Gelbe Karten').last().fill('2');
  await page.getByRole('button', { name: /Entfernen.*2023/ }).click();
  await expect(field(page, 'Saison')).toHaveCount(3);
  await expect(field(page, 'Name')).toHaveValue('Noch nicht gespeichert');
  await field(page, 'Name').fill('Gregor Rotbuchner');
  await saveButton(page).click();
  await expectMessage(page, 'Spieler erfolgreich aktualisiert ✅');
  await page.goto(`${club.origin}/spieler/Gregor%20Rotbuchner`);
  expect((await seasonTable(page)).slice(1)).toEqual([
    '2024 | 19 | 1 | 1 | 3 | 0 | 0',
    '2022 | 0 | 0 | 0 | 2 | 0 | 0',
    // This season has no typed figures: they are counted from the line-ups.
    '2025 | 11 | 1 | 0 | 3 | 0 | 0',
    'Gesamt | 30 | 2 | 1 | 8 | 0 | 0',
  ]);
});

test('the first of several invalid fields gets the focus', async ({ page, visit }) => {
  await visit('/admin/spieler/neu');
  await field(page, 'Trikotnummer').fill('0');
  await saveButton(page).click();
  await expectWrong(field(page, 'Name'), 'Bitte gib einen Namen ein.');
  await expectWrong(field(page, 'Position'), 'Bitte wähle eine Position.');
  await expectWrong(field(page, 'Trikotnummer'), 'Bitte gib eine ganze Zahl von 1 bis 999 ein.');
  await expect(field(page, 'Name')).toBeFocused();
});
