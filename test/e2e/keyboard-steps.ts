import type { Page } from '@playwright/test';
import { expect } from './admin.ts';
import { expectFocusShown, tabAndPress, tabTo } from './keyboard.ts';

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const menu = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name });
export const field = (page: Page, name: string | RegExp) =>
  main(page).getByRole('textbox', { name });

/** Fails if the focus leaves the open dialog during two rounds with the Tab key. */
export async function expectTrapped(page: Page): Promise<void> {
  const stops = await dialog(page).locator('a, button, input, textarea').count();
  for (let presses = 0; presses < 2 * stops; presses++) {
    await page.keyboard.press('Tab');
    await expectFocusShown(page);
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog[open]');
    });
    expect(isOutside, 'outside of the dialog').toBe(false);
  }
}

export async function expectArrived(
  page: Page,
  path: RegExp,
  title: string | RegExp,
): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(title);
  await expect(main(page)).toBeFocused();
}

/** Opens the menu with the keyboard and chooses a page. */
export async function goTo(page: Page, name: string): Promise<void> {
  await tabTo(page, menu(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabAndPress(page, dialog(page).getByRole('link', { name, exact: true }));
  await expect(dialog(page)).toHaveCount(0);
}
