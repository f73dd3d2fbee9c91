import type { Page } from '@playwright/test';
import { club } from '#club/club.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, label: string) => form(page).getByLabel(label);

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
