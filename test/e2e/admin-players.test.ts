import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test } from './admin.ts';

test('a player is added, and is then on the public page', async ({ club, page, visit }) => {
  await visit('/admin/spieler');
  await page.getByRole('link', { name: 'Spieler hinzufügen' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Anna Probe');
  await page.getByLabel('Position').selectOption('Stürmer');
  await page.getByLabel('Trikotnummer').fill('99');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('status').getByText('Spieler erfolgreich hinzugefügt ✅'),
  ).toBeVisible();
  await page.goto(`${club.origin}/spieler/Anna%20Probe`);
  await expect(main.locator('header')).toHaveText(/99.*Anna Probe.*Stürmer/);
});

test('the form of a player is sound on a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/admin/spieler/neu');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
