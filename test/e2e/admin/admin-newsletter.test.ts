import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { expectTargets } from './admin-forms.ts';
import { action, field, path, preview } from './admin-newsletter-steps.ts';

test('starts a newsletter with an article and shows a preview of the mail', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(`${path}/neu`);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Mit einem Artikel beginnen').selectOption({ index: 1 });
  const title = await page.locator('select option:checked').textContent();
  await action(page, 'Übernehmen').click();
  await expect(field(page, 'Betreff')).toHaveValue(title ?? '');
  await expect(page.locator('select option:checked')).toHaveText(title ?? '');
  const text = page.locator('[contenteditable=true]');
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# Liebe *Fans*\n');
  await action(page, 'Vorschau').click();
  await expect(preview(page)).toBeFocused();
  await expect(preview(page)).toContainText(title ?? '');
  await expect(preview(page).getByRole('heading', { name: 'Liebe *Fans*' })).toBeVisible();
  await expect(action(page, 'Bilder')).toHaveCount(0);
  const link = preview(page).getByRole('link', { name: 'Auf der Website lesen' });
  await expect(link).toHaveAttribute('href', /^http:\/\/localhost\/news\//);
  await expectTargets(page.getByRole('region', { name: 'Entwurf' }).getByRole('button'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
