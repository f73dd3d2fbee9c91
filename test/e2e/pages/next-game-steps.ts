import type { Page } from '@playwright/test';

export const section = (page: Page) => page.getByRole('region', { name: 'Nächstes Spiel' });
export const timer = (page: Page) => page.getByRole('timer');
