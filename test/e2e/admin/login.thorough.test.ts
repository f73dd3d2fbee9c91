import { expect, test } from '#test/e2e/fixtures.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedFailures: /^403: .*\/login(\.data)?$/ });

    test('who is unknown is told so, and types only the password again', async ({ open, page }) => {
      await open('/login');
      const form = page.getByRole('main').locator('form');
      await expect(form.getByLabel('Benutzername')).toHaveAttribute('required');
      await expect(form.getByLabel('Passwort')).toHaveAttribute('required');
      await form.getByLabel('Benutzername').fill('niemand');
      await form.getByLabel('Passwort').fill('ein langes falsches Passwort');
      await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(form.getByRole('alert')).toHaveText('Benutzername nicht gefunden.');
      await expect(form.getByLabel('Benutzername')).toHaveValue('niemand');
      await expect(page).toHaveURL('/login');
      expect(await page.content()).not.toContain('ein langes falsches Passwort');
    });
  });

test('the password is hidden while it is typed', async ({ open, page }) => {
  await open('/login');
  await expect(page.getByLabel('Passwort')).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Passwort')).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('Benutzername')).toHaveAttribute('autocomplete', 'username');
});

test('name and password can be pasted', async ({ open, page }) => {
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
