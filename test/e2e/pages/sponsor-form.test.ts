import type { Locator } from '@playwright/test';
import { fillEnquiry, fillMessage, inDialog, inMain } from '#test/e2e/drafts/form-journeys.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the button 'Sponsor werden' leads to the form", async ({ open, page }) => {
    await open('/sponsoren');
    await page.getByRole('button', { name: 'Sponsor werden' }).click();
    await expect(page).toHaveURL(/\/sponsoren\/anfrage\??$/);
    await expect(inMain(page).getByRole('radio')).toHaveCount(3);
  });
});

test('the browser rejects a form with missing fields', async ({ open, page }) => {
  await open('/contact');
  await inMain(page).getByRole('button', { name: 'Senden' }).click();
  await expect(inMain(page).getByLabel('Name')).toBeFocused();
  await open('/sponsoren/anfrage');
  await fillMessage(inMain(page));
  await inMain(page).getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(inMain(page).getByLabel('Sponsor', { exact: true })).toBeFocused();
});

test('the sponsor dialog never opens by itself; the page stores a flag after five seconds', async ({
  open,
  page,
}) => {
  await page.clock.install();
  await open('/sponsoren');
  const stored = () => page.evaluate(() => localStorage.getItem('popupShown'));
  await page.clock.runFor(4_000);
  expect(await stored()).toBeNull();
  await page.clock.runFor(1_100);
  expect(await stored()).toBe('false');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the sponsor dialog fits its content, keeps typed text when closed and returns focus', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open('/sponsoren');
  const opener = page.getByRole('button', { name: 'Sponsor werden' });
  await opener.press('Enter');
  await fillEnquiry(inDialog(page));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(inDialog(page).getByLabel('Name')).toHaveValue('Anna Ö.');

  // Poll, because the dialog grows while it opens.
  const widthOf = async (selector: string) =>
    (await inDialog(page).locator(selector).boundingBox())?.width ?? 0;
  await expect.poll(async () => (await widthOf('textarea')) - (await widthOf('fieldset'))).toBe(0);
  const bottomOf = async (locator: Locator) => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return y + height;
  };
  await expect
    .poll(async () => (await bottomOf(page.getByRole('dialog'))) - (await bottomOf(inDialog(page))))
    .toBeLessThan(40);

  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the keyboard cannot reach the honeypot field', async ({ open, page }) => {
  await open('/contact');
  const trap = inMain(page).locator('[name="website"]');
  await expect(trap).toHaveCount(1);
  await expect(inMain(page).getByRole('textbox')).toHaveCount(3);
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe(
      'website',
    );
  }
});
