import type { Locator, Page } from '@playwright/test';

export const newPath = '/admin/kader/neu';
export const newGame = { opponent: 'SV Neu', date: '2025-03-22' };
export const newGameLabel = 'Sa., 22.03.2025 SV Neu (Meisterschaft)';

export const game = (page: Page) => page.getByRole('combobox', { name: 'Spieltag' });
export const players = (page: Page) =>
  page.getByRole('group', { name: 'Spieler wählen', exact: true }).getByRole('button');
export const lineup = (page: Page) => page.getByRole('group', { name: 'Aufstellung', exact: true });
export const count = (page: Page) => page.getByRole('status').filter({ hasText: 'von 11' });
export const asLastTime = (page: Page) => page.getByRole('button', { name: 'Wie letztes Spiel' });
export const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

/** Returns the positions on the page, independent of scrolling. */
export function places(buttons: Locator): Promise<unknown[]> {
  return buttons.evaluateAll((all) =>
    all.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return { left, top: top + scrollY, width, height };
    }),
  );
}
