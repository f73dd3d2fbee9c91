import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts';
import { testPassword } from '#test/sign-in-admin.ts';
import { startSite } from '#test/start-site.ts';

const name = 'SV Rotweiß Oberdorf';

/** The server answers a refused setup form with this status. */
test.use({ expectedFailures: /^422: \S+\/start\// });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name des Vereins').fill(name);
  await page.getByLabel('Kurzname').fill('Oberdorf');
  await page.getByLabel('E-Mail des Vereins').fill('verein@oberdorf.example');
  await page.getByLabel('Vereinsfarbe').fill('#c8102e');
  await page.getByLabel('Zweite Farbe').fill('#ffffff');
  await page.getByLabel('Liga').fill('Landesliga Mitte');
  await page.getByLabel('Herbst und Frühjahr').check();
  await page.getByLabel('Benutzername').fill('anna');
  await page.getByLabel('Deine E-Mail-Adresse').fill('anna@oberdorf.example');
}

test('creates a club in red and white and shows its first article to visitors', async ({
  page,
}) => {
  const site = await startSite({ STARTER: 'none', ORIGIN: '', DATABASE_URL: '' });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await site.startAddress);
    await waitForHydration(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await fillIn(page);
    await page.getByLabel('Passwort').fill('Oberdorf Oberdorf');
    await page.getByRole('button', { name: 'Verein anlegen' }).click();
    await expect(page.getByText('Das Passwort ist zu leicht zu erraten')).toBeVisible();
    await page.getByRole('alert').getByRole('link', { name: 'Passwort' }).click();
    await expect(page.getByLabel('Passwort')).toBeFocused();
    await expect(page.getByText('Das Passwort ist zu leicht zu erraten')).toBeVisible();
    await expect(page.getByLabel('Name des Vereins')).toHaveValue(name);
    await page.getByLabel('Passwort').fill(testPassword);
    await page.getByRole('button', { name: 'Verein anlegen' }).click();
    await expect(page.getByText('Euer Verein ist angelegt')).toBeVisible();

    await page.goto(`${site.origin}/admin/neuigkeiten/neu`);
    await waitForHydration(page);
    await page.getByLabel('Titel').fill('Wir sind da');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.and(page.locator('[contenteditable]')).click();
    await page.keyboard.type('Unsere erste Neuigkeit.');
    await page.getByLabel('Zustand').selectOption('Veröffentlicht');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Artikel gespeichert')).toBeVisible();

    await page.context().clearCookies();
    await page.goto(site.origin);
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('link', { name: 'Wir sind da' })).toBeVisible();
    const pitch = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--club-pitch').trim();
    expect(await page.evaluate(pitch)).toBe('#c8102e');
    const shown = await page.locator('body').innerText();
    expect(shown).not.toContain('Musterau');
  } finally {
    // Closes the page first, because an open page sends requests to the stopped server.
    await page.close();
    await site.stop();
  }
});

test('a draft of the setup form holds no password, even a visible one', async ({ page }) => {
  const site = await startSite({ STARTER: 'none', ORIGIN: '', DATABASE_URL: '' });
  try {
    await page.goto(await site.startAddress);
    await waitForHydration(page);
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
    await page.close();
    await site.stop();
  }
});
