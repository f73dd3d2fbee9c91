import type { Page } from '@playwright/test';

export const gregor = '/admin/spieler/-P01';
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The table of the past seasons on the player's page. */
export async function seasonTable(page: Page): Promise<string[]> {
  const rows = page.getByRole('table').getByRole('row');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
  );
}
