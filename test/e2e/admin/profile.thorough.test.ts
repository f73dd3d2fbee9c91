import type { Browser, Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, signIn, test } from '#test/e2e/admin.ts';
import { testPassword } from '#test/sign-in-admin.ts';
import { message } from './admin-forms.ts';

const better = 'Sieben rote Dächer im Nebel';

test('a new password signs out the other browser but not this one', async ({
  browser,
  club,
  page,
  visit,
}) => {
  const elsewhere = await signInElsewhere(browser, club.origin);
  await visit('/admin');
  await page.getByRole('link', { name: /^Angemeldet als max/ }).click();
  await page.getByRole('link', { name: /^Passwort/ }).click();
  await expectAccessible(page);
  await page.getByLabel('Bisheriges Passwort').fill(testPassword);
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill(better);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(message(page)).toHaveText('Passwort geändert!');
  await expect(page.getByText('dieses Gerät')).toBeVisible();
  await elsewhere.goto(`${club.origin}/admin`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await page.goto(`${club.origin}/admin/spieler`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielermanagement');
  await elsewhere.context().close();
});

test('an admin ends a session in another browser from the profile', async ({
  browser,
  club,
  page,
  visit,
}) => {
  const elsewhere = await signInElsewhere(browser, club.origin);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/admin/profil');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Beenden/ }).click();
  await expect(message(page)).toHaveText('Sitzung beendet!');
  await expect(page.getByRole('button', { name: /^Beenden/ })).toHaveCount(0);
  await elsewhere.goto(`${club.origin}/admin`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test.describe('with a mail server', () => {
  test.use({ hasMail: true });

  test('the link in a mail lets a user choose a new password', async ({
    club,
    context,
    mails,
    page,
    visit,
  }) => {
    await context.clearCookies();
    await visit('/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen');
    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('max');
    await page.getByRole('button', { name: 'Link schicken' }).click();
    await expect(page.getByText(/^Gibt es diesen Zugang/)).toBeVisible();
    await expect.poll(() => mails?.received.length).toBe(1);
    const mail = await simpleParser(mails?.received[0]?.raw ?? '');
    const [link = ''] = /\/passwort\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
    await visit(link);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Neues Passwort' }).fill(better);
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Benutzername').fill('max');
    await page.getByLabel('Passwort').fill(better);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(`${club.origin}/admin`);
  });
});

async function signInElsewhere(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-AT' })).newPage();
  await signIn(page, origin);
  return page;
}
