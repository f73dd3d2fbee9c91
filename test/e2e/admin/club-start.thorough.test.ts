import { testPassword } from '#test/admin.ts';
import { expect, test, whenAlive } from '#test/e2e/fixtures.ts';
import { startSite } from '#test/site.ts';
import { fillIn } from './club-start-steps.ts';

/** A form that was refused comes back with this status. */
test.use({ expectedFailures: /^422: \S+\/start\// });

test('a draft of what is typed there holds no password, also while it is looked at', async ({
  page,
}) => {
  const site = await startSite({ STARTER: 'none', ORIGIN: '', DATABASE_URL: '' });
  try {
    await page.goto(await site.startAddress);
    await whenAlive(page);
    const password = page.getByLabel('Passwort');
    await password.fill(testPassword);
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('End');
    await password.press('x');
    await fillIn(page);
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).toContain('anna@oberdorf.example');
    expect(await kept()).not.toContain(testPassword);
    await page.getByRole('button', { name: 'Passwort verbergen' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue(`${testPassword}x`);
  } finally {
    await page.goto('about:blank');
    await site.stop();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a club is founded, and whoever did it is signed in', async ({ page }) => {
    const site = await startSite({ STARTER: 'none', ORIGIN: '', DATABASE_URL: '' });
    try {
      await page.goto(await site.startAddress);
      await fillIn(page);
      await page.getByLabel('Passwort').fill(testPassword);
      await page.getByRole('button', { name: 'Verein anlegen' }).click();
      await expect(page.getByText('Euer Verein ist angelegt')).toBeVisible();
    } finally {
      await site.stop();
    }
  });
});
