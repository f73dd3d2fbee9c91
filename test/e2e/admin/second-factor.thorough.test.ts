import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, password, test, username } from '#test/e2e/admin.ts';

test.describe('a quarter of an hour after the last sign-in', () => {
  test.use({ expectedFailures: /^40[13]: / });

  test('a form waits for reauthentication, keeps its text and is then sent automatically', async ({
    db,
    page,
    visit,
  }) => {
    await visit('/admin/beispielinhalte');
    await db.updateTable('session').set({ provenAt: '2020-01-01T00:00:00.000Z' }).execute();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Beispielinhalte entfernen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bitte bestätige, dass du es bist' });
    await expect(dialog.getByLabel('Benutzername')).toHaveValue(username);
    await expectAccessible(page);
    await dialog.getByLabel('Passwort').fill('falsch');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(/^Login fehlgeschlagen/);
    await dialog.getByLabel('Passwort').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hier ist nichts mehr zu entfernen.')).toBeVisible();
  });
});
