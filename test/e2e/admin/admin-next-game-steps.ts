import type { Page } from '@playwright/test';

export const path = '/admin/naechstes-spiel';

export const opponent = (page: Page) => page.getByLabel('Gegner');
export const startsAt = (page: Page) => page.getByLabel('Datum und Uhrzeit');
export const kind = (page: Page) => page.getByLabel('Art des Spiels');
export const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
export const atHome = (page: Page) => page.getByRole('region', { name: 'Nächstes Spiel' });
