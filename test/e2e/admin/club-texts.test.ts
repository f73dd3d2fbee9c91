import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';

test('an admin edits the imprint on a phone; the site still fills in club details', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/admin/texte/imprint');
  const text = page.locator('[contenteditable=true]');
  await expect(text.getByText('Angaben des Vereins: Vorstand')).toBeVisible();
  await expect(text).not.toContainText('{');
  await expect(page.getByRole('button', { name: 'Bilder' })).toHaveCount(0);
  const field = page.locator('textarea[name=text]');
  const before = await field.inputValue();
  await text.getByText('Offenlegung gemäß').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Von Hand <b>: ');
  await expect(field).toHaveValue(`Von Hand \\<b>: ${before.trim()}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Text gespeichert')).toBeVisible();
  await visit('/impressum');
  const main = page.getByRole('main');
  await expect(main).toContainText('Von Hand <b>: Offenlegung gemäß');
  await expect(main).toContainText('9876543210');
});
