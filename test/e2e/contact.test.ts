import type { Page } from '@playwright/test';
import { club } from '../../club/club.ts';
import { expect, test } from './fixtures.ts';

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole('button', { name: 'Senden' }).click();

const message = 'Grüß Gott,\n\nich hätte gern <b>zwei</b> Karten & einen Schal.';

async function expectErrors(page: Page, errors: Record<string, RegExp | undefined>) {
  for (const [label, error] of Object.entries(errors)) {
    if (error) {
      await expect(field(page, label)).toHaveAccessibleDescription(error);
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    } else await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
  }
}

test('the page gives e-mail address, phone and postal address', async ({ open, page }) => {
  await open('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: club.email })).toHaveAttribute(
    'href',
    `mailto:${club.email}`,
  );
  await expect(main.getByRole('link', { name: club.phone })).toHaveAttribute(
    'href',
    club.phoneLink,
  );
  await expect(main.locator('address')).toContainText(club.postalAddress.street);
  await expect(main.locator('address')).toContainText(club.postalAddress.city);
});

test('name, e-mail address and message are required, the message has four rows', async ({
  open,
  page,
}) => {
  await open('/contact');
  for (const label of ['Name', 'E-Mail', 'Nachricht'])
    await expect(field(page, label)).toHaveAttribute('required');
  await expect(field(page, 'E-Mail')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Nachricht')).toHaveAttribute('rows', '4');
});

test('the browser itself stops an empty form', async ({ open, page }) => {
  await open('/contact');
  await send(page);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page).toHaveURL('/contact');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedFailures: /^(422|503): .*\/contact(\.data)?$/ });

    test('a form with errors comes back as typed, the errors at their fields', async ({
      open,
      page,
    }) => {
      await open('/contact');
      await field(page, 'Name').fill('   ');
      await field(page, 'E-Mail').fill('anna@verein');
      await field(page, 'Nachricht').fill(message);
      await send(page);
      await expectErrors(page, { Name: /Namen/, 'E-Mail': /gültige E-Mail/, Nachricht: undefined });
      await expect(field(page, 'E-Mail')).toHaveValue('anna@verein');
      await expect(field(page, 'Nachricht')).toHaveValue(message);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontaktieren Sie uns!');
    });

    test('the errors of a form go one by one as they are mended', async ({ open, page }) => {
      await open('/contact');
      await field(page, 'Name').fill(' ');
      await field(page, 'E-Mail').fill('anna@verein');
      await field(page, 'Nachricht').fill(' ');
      await send(page);
      await expectErrors(page, { Name: /./, 'E-Mail': /./, Nachricht: /./ });
      await field(page, 'Name').fill('Anna Ö.');
      await send(page);
      await expectErrors(page, { Name: undefined, 'E-Mail': /./, Nachricht: /./ });
      await expect(field(page, 'Name')).toHaveValue('Anna Ö.');
    });

    test('a sound message is not lost, though nothing delivers it yet', async ({ open, page }) => {
      await open('/contact');
      await field(page, 'Name').fill('Anna Ö.');
      await field(page, 'E-Mail').fill('anna@verein.example');
      await field(page, 'Nachricht').fill(message);
      await send(page);
      const notice = form(page).getByRole('alert');
      await expect(notice).toBeVisible();
      const mail = (await notice.getByRole('link').getAttribute('href')) ?? '';
      expect(mail).toContain(`mailto:${club.email}`);
      expect(new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(message);
      await expect(field(page, 'Name')).toHaveValue('Anna Ö.');
      await expect(field(page, 'E-Mail')).toHaveValue('anna@verein.example');
      await expect(field(page, 'Nachricht')).toHaveValue(message);
    });
  });
