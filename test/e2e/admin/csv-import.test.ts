import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { expectMessage } from './admin-steps.ts';

const list = 'Name;Position\nAnna Neu;Sturm\nBerta Ohneplatz;Irgendwo';

test('keeps a pasted list during corrections and clears the list after the import', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/admin/spieler');
  await page.getByRole('link', { name: 'Aus einer Tabelle einlesen' }).click();
  await page.getByLabel('Oder hier einfügen').fill(list);
  await page.getByRole('button', { name: 'Einlesen' }).click();
  await expect(page.getByLabel('Anna Neu')).toBeChecked();
  await expect(page.getByText('Position: Bitte wähle eine Position.')).toBeVisible();
  // The page already shows the pasted list, so it offers no draft.
  await expect(page.getByRole('button', { name: 'Wiederherstellen' })).toHaveCount(0);
  await page.getByText('Die Liste ändern').click();
  await expect(page.getByLabel('Die Liste', { exact: true })).toHaveValue(list);
  await expectAccessible(page);

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByLabel('Oder hier einfügen')).toHaveValue(list);
  await page.getByLabel('Oder hier einfügen').fill(list.replace('Irgendwo', 'Abwehr'));
  await page.getByRole('button', { name: 'Einlesen' }).click();
  await page.getByLabel('Anna Neu').uncheck();
  await page.getByRole('button', { name: 'Angehakte übernehmen' }).click();
  await expectMessage(page, 'Liste übernommen!');
  await expect(page.getByLabel('Oder hier einfügen')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wiederherstellen' })).toHaveCount(0);
  await visit('/admin/spieler');
  await expect(page.getByRole('link', { name: /Berta Ohneplatz/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Anna Neu/ })).toHaveCount(0);
});
