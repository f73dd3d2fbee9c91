import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, password, test, username } from '#test/e2e/admin.ts';

test('an admin signs in with a second factor, then with a recovery code', async ({
  club,
  context,
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/admin/profil/zweiter-faktor');
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const link = page.getByRole('link', { name: 'In der App öffnen' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  const secret = Secret.fromBase32(address.searchParams.get('secret') ?? '');
  const totp = new TOTP({ secret });
  await page.getByLabel('Code aus der App').fill(totp.generate());
  await page.getByRole('button', { name: 'Einschalten' }).click();
  const codes = page.getByRole('region', { name: 'Deine Notfallcodes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allTextContents();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await context.clearCookies();
  await typePassword(page, club.origin);
  const field = page.getByLabel('Code aus der App oder Notfallcode');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  // The current code is already used, so the test enters the next code.
  await field.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${club.origin}/admin`);

  await context.clearCookies();
  await typePassword(page, club.origin);
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${club.origin}/admin`);
});

test('an admin creates a passkey, signs in with the passkey and removes the passkey', async ({
  club,
  context,
  page,
}) => {
  await addAuthenticator(page);
  // A passkey needs a host name; it does not work with an IP address.
  const origin = club.origin.replace('127.0.0.1', 'localhost');
  await page.goto(`${origin}/login?zu=%2Fadmin%2Fprofil%2Fpasskeys`);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByLabel('Name, an dem du ihn erkennst').fill('Arbeitsrechner');
  await page.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Arbeitsrechner' })).toBeVisible();
  await expect(page.getByText('noch nicht verwendet')).toBeVisible();
  await expectAccessible(page);

  await context.clearCookies();
  await page.goto(`${origin}/login?zu=%2Fadmin%2Fprofil%2Fpasskeys`);
  await page.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(page).toHaveURL(`${origin}/admin/profil/passkeys`);
  await expect(page.getByText('zuletzt verwendet')).toBeVisible();

  await page.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('button', { name: 'Passkey entfernen' }).click();
  await expect(page.getByText('Du hast noch keinen Passkey.')).toBeVisible();
});

/** Adds a virtual device that stores passkeys and confirms each request without a prompt. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function typePassword(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
}
