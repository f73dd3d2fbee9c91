import type { Page } from '@playwright/test';

export const gregor = '/admin/spieler/-P01';
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
