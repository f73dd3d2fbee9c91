import type { Page } from '@playwright/test';
import { readRows } from './admin-forms.ts';

export const path = '/admin/tabelle';

export const rows = (page: Page) =>
  page.getByRole('group', { name: 'Teams' }).getByRole('listitem');
export const row = (page: Page, number: number) => rows(page).nth(number - 1);
export const points = (page: Page) =>
  page.getByRole('group', { name: 'Teams' }).getByRole('status');
export const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

/** Returns the rows of the public league table as text, without the header row. */
export async function publicTable(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/spiele`);
  return (await readRows(page.getByRole('table', { name: /Musterliga Mitte/ }))).slice(1);
}
