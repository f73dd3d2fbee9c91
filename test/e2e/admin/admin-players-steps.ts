import type { Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
