import { expect, test } from '#test/e2e/fixtures.ts';

test('a visitor can paste the username and the password', async ({ open, page }) => {
  await open('/login');
  const [name, secret] = [page.getByLabel('Benutzername'), page.getByLabel('Passwort')];
  await name.fill('kopiert');
  await name.press('ControlOrMeta+A');
  await name.press('ControlOrMeta+C');
  await secret.press('ControlOrMeta+V');
  await expect(secret).toHaveValue('kopiert');
  await name.press('End');
  await name.press('ControlOrMeta+V');
  await expect(name).toHaveValue('kopiertkopiert');
});
