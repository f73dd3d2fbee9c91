import type { Page } from '@playwright/test';

export const path = '/admin/kader';
export const phone = { width: 390, height: 844 };
export const newGame = { opponent: 'SV Neu', date: '2025-11-16', kickoff: '14:00' };
export const newReport = '/spiele/spielbericht/fortuna-musterau-vs-sv-neu';
export const newGameLabel = 'So., 16.11.2025 SV Neu (Meisterschaft)';

export const chosen = (page: Page) => page.getByRole('group', { name: 'Aufstellung', exact: true });
/** The line of a player in the line-up. A click on the line opens the fields of the player. */
export const line = (page: Page, name: string) =>
  chosen(page).locator('summary').filter({ hasText: name });
/** The open fields of a player in the line-up. */
export const entry = (page: Page, name: string) =>
  chosen(page).getByRole('group', { name, exact: true });
export const chip = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Spieler wählen', exact: true })
    .getByRole('button', { name: new RegExp(`${name}$`) });
export const more = (page: Page, name: string, what: string) =>
  entry(page, name).getByRole('button', { name: `${what} mehr` });
export const count = (page: Page) => page.getByRole('status').filter({ hasText: 'von 11' });
export const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
export const box = (page: Page, name: string) => page.getByRole('region', { name });

/** Lists the number and name of each player in a box of the match report. */
export async function reported(page: Page, name: string): Promise<string[]> {
  const items = await box(page, name).getByRole('listitem').allTextContents();
  return items.map((text) => text.replace(/\s+/g, ' ').trim());
}

export const starters = [
  'Jürgen Tannreiter',
  'Florian Mühlerlinger',
  'Dario Jasičkovac',
  'Gregor Rotbuchner',
  'Hanno Javoržek',
  'Valentin Kiefernik',
  'Emil Drenović',
  'Jonas Sandling',
  'Anto Brezovčić',
  'Farid Narvanzai',
  'Mirko Hrastžalić',
];
