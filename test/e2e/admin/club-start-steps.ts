import type { Page } from '@playwright/test';

export const name = 'SV Rotweiß Oberdorf';

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name des Vereins').fill(name);
  await page.getByLabel('Kurzname').fill('Oberdorf');
  await page.getByLabel('E-Mail des Vereins').fill('verein@oberdorf.example');
  await page.getByLabel('Vereinsfarbe').fill('#c8102e');
  await page.getByLabel('Zweite Farbe').fill('#ffffff');
  await page.getByLabel('Liga').fill('Landesliga Mitte');
  await page.getByLabel('Herbst und Frühjahr').check();
  await page.getByLabel('Benutzername').fill('anna');
  await page.getByLabel('Deine E-Mail-Adresse').fill('anna@oberdorf.example');
}
