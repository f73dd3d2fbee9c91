import type { Page } from '@playwright/test';

export const list = (page: Page) =>
  page
    .getByRole('region', { name: 'Posteingang' })
    .getByRole('listitem')
    .filter({
      has: page.locator('time'),
    });
export const tool = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /Posteingang/ });
export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
