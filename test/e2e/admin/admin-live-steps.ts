import type { Page } from '@playwright/test';
import { expectMessage, saveButton } from './admin-steps.ts';

export const players = '/admin/spieler';

export async function rename(page: Page, origin: string) {
  await page.goto(`${origin}${players}`);
  await page.getByRole('link', { name: /Jonas Sandling/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Jonas Umbenannt');
  await saveButton(page).click();
  await expectMessage(page, 'Spieler erfolgreich aktualisiert ✅');
}
