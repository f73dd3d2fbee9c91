import type { Page } from '@playwright/test';

export const path = '/admin/newsletter';
export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const preview = (page: Page) => page.getByRole('region', { name: /^Vorschau/ });
