import type { Page } from '@playwright/test';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { formOf } from './forms-with-draft.ts';

export const field = (page: Page, label: string) =>
  formOf(page).getByLabel(label, { exact: true }).first();
export const storedGame = '/admin/spiele/-G01';

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}
