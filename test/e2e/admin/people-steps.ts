import type { Browser, Page } from '@playwright/test';
import { expect } from '#test/e2e/admin.ts';

export const people = '/admin/personen';
const password = 'Sieben rote Dächer im Nebel';
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Accepts an invitation in another browser. */
export async function join(browser: Browser, address: string, username: string) {
  const context = await browser.newContext({ locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort').fill(password);
  await button(page, 'Einladung annehmen').click();
  await expect(page).toHaveURL(/\/admin$/);
  return page;
}
