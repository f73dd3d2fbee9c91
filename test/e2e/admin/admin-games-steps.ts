import type { Page } from '@playwright/test';

/** The game of 26.04.2025 in the starter content. The result was 2:3, and the game has a line-up. */
export const sonne = '/admin/spiele/-G03';

export const gameLinks = (page: Page) =>
  page.getByRole('main').locator('a[href^="/admin/spiele/"]');
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const opponent = (page: Page) => page.getByRole('combobox', { name: 'Gegner', exact: true });
