import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { photo } from '#test/photo.ts';
import { expectMessage, saveButton } from './admin-steps.ts';

test('an admin chooses and crops a picture in the form of a board member', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/admin/vorstand/neu');
  await page.getByLabel('Name', { exact: true }).fill('Anna Probe');
  await page.getByLabel('Aufgabe').fill('Kassierin');
  const file = page.getByLabel('Bild wählen');
  await file.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Hallo') });
  await expect(file).toHaveAccessibleDescription(/^Das ist kein Bild/);
  await file.setInputFiles({
    ...{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  });
  await page.getByRole('slider', { name: 'Näher heran' }).fill('1.5');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveButton(page).click();
  await expectMessage(page, 'Vorstandsmitglied gespeichert!');
  await page.getByRole('link', { name: /^Anna Probe/ }).click();
  const shown = page.getByRole('img', { name: 'Jetziges Bild' });
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
});
