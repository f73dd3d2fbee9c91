import { testPassword } from '#test/admin.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test, whenAlive } from '#test/e2e/fixtures.ts';
import { startSite } from '#test/site.ts';
import { fillIn, name } from './club-start-steps.ts';

/** A form that was refused comes back with this status. */
test.use({ expectedFailures: /^422: \S+\/start\// });

test('a club in red and white is founded from nothing, and its first article is on the home page', async ({
  page,
}) => {
  const site = await startSite({ STARTER: 'none', ORIGIN: '', DATABASE_URL: '' });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await site.startAddress);
    await whenAlive(page);
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
    await whenAlive(page);
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
    // A page that is open asks a server that stops for its stream.
    await page.goto('about:blank');
    await site.stop();
  }
});
