import type { Page } from '@playwright/test';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { message } from './admin/admin-forms.ts';
import { expect, inMenu, password, test, username } from './admin.ts';
import { expectFocusShown, tabAndPress, tabAndType, tabTo } from './keyboard.ts';
import {
  button,
  dialog,
  expectArrived,
  expectTrapped,
  field,
  goTo,
  link,
  main,
} from './keyboard-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The test visits many pages one after the other, which takes more than a minute.
test.describe.configure({ timeout: 180_000 });

/**
 * Expects a message of an admin tool. Waits until the focus is on `main`, because the tool moves it there
 * with the message.
 */
async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  await expect(message(page)).toHaveText(text);
  await expect(main(page)).toBeFocused();
}

/** The bar with the tool groups, which phones show. */
const bar = (page: Page) => page.getByRole('navigation', { name: 'Bereiche' });

/** Opens a tool from the menu, or on a phone through its tool group. */
async function openTool(page: Page, name: string): Promise<void> {
  const tool = { name: inMenu(name) };
  if (await bar(page).isVisible()) {
    await tabAndPress(page, bar(page).getByRole('link', { name: 'Spieltag' }));
    await expectArrived(page, /\/admin\/spieltag$/, 'Spieltag');
    await tabAndPress(page, main(page).getByRole('link', tool));
  } else {
    const tools = page.getByRole('navigation', { name: 'Admin' });
    await tabAndPress(page, tools.getByRole('link', tool));
  }
  // Wait for the focus, because otherwise it moves to `main` after the next key press.
  await expect(main(page)).toBeFocused();
}

for (const viewport of casesOfRun(
  [
    { width: 1280, height: 900 },
    { width: 390, height: 640 },
  ],
  ({ width }) => width === 390,
))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('an admin signs in, edits a game and a line-up and signs out by keyboard', async ({
      context,
      page,
      visit,
    }) => {
      await context.clearCookies();
      await visit('/contact');
      await goTo(page, 'Login');
      await expectArrived(page, /\/login$/, 'Login');
      await tabAndType(page, field(page, 'Benutzername'), username);
      await tabAndType(page, main(page).getByLabel('Passwort'), password);
      await tabAndPress(page, button(page, 'Anmelden'));
      await expectArrived(page, /\/admin$/, 'Übersicht');

      await test.step('a game with its result', async () => {
        await openTool(page, 'Spiele');
        await expect(link(page, 'Spiel hinzufügen')).toBeVisible();
        await tabAndPress(page, link(page, 'Spiel hinzufügen'));
        await expectArrived(page, /\/admin\/spiele\/neu$/, 'Neues Spiel');
        const opponent = main(page).getByRole('combobox', { name: 'Gegner', exact: true });
        await tabAndType(page, opponent, 'SV Taste');
        const result = main(page).getByRole('group', { name: 'Endstand' });
        await tabAndType(page, result.getByRole('spinbutton').first(), '1');
        await tabAndType(page, result.getByRole('spinbutton').last(), '0');
        await tabTo(page, main(page).getByRole('radio', { name: 'Standardwappen' }));
        await page.keyboard.press('ArrowDown');
        await expect(main(page).getByRole('radio', { name: 'FC Acker' })).toBeChecked();
        await tabAndPress(page, button(page, /^Speichern$/));
        await expectSaid(page, 'Spiel gespeichert!');
      });

      await test.step('its line-up', async () => {
        await openTool(page, 'Aufstellung');
        // The new list replaces the old one, and a focused element in the old list can disappear.
        await expect(link(page, 'Aufstellung hinzufügen')).toBeVisible();
        await tabAndPress(page, link(page, 'Aufstellung hinzufügen'));
        await expectArrived(page, /\/admin\/kader\/neu$/, 'Neue Aufstellung');
        await tabTo(page, main(page).getByRole('combobox', { name: 'Spieltag' }));
        await page.keyboard.press('End');
        await expect(
          main(page).getByRole('combobox', { name: 'Spieltag' }).locator('option:checked'),
        ).toHaveText(/SV Taste/);
        const player = button(page, /^\d+ ?Jürgen Tannreiter$/);
        await tabAndPress(page, player);
        await expect(player).toBeFocused();
        await expect(player).toHaveAttribute('aria-pressed', 'true');
        await expect(main(page).getByText('1 von 11')).toBeInViewport();
        await expectFocusShown(page);
        await tabAndPress(
          page,
          main(page).locator('summary').filter({ hasText: 'Jürgen Tannreiter' }),
        );
        const entry = main(page).getByRole('group', { name: 'Jürgen Tannreiter', exact: true });
        await tabAndPress(page, entry.getByRole('button', { name: 'Tore mehr' }));
        await expect(entry.getByRole('status').filter({ hasText: '1' })).toHaveCount(1);
        await expect(entry.getByRole('spinbutton', { name: 'Tore' })).toHaveValue('1');
        await tabAndPress(page, button(page, /^Speichern$/));
        await expectSaid(page, 'Kader erfolgreich gespeichert ✅');
      });

      await test.step('and away with it', async () => {
        await tabAndPress(page, link(page, /^SV Taste/));
        await expectArrived(page, /\/admin\/kader\/[^/?]+$/, /^Aufstellung gegen SV Taste/);
        await tabAndPress(page, button(page, /^Löschen$/));
        await expect(dialog(page)).toBeVisible();
        await expect(dialog(page).getByRole('heading')).toBeFocused();
        await expectTrapped(page);
        await page.keyboard.press('Escape');
        await expect(button(page, /^Löschen$/)).toBeFocused();
        await page.keyboard.press('Enter');
        await tabAndPress(page, dialog(page).getByRole('button', { name: 'Ja, löschen' }));
        await expectSaid(page, /gelöscht/);
      });

      if (await bar(page).isVisible()) {
        await tabAndPress(page, bar(page).getByRole('link', { name: 'Mehr' }));
        await expectArrived(page, /\/admin\/mehr$/, 'Mehr');
      }
      await tabAndPress(page, page.getByRole('button', { name: 'Abmelden' }));
      await expectArrived(page, /\/$/, 'Willkommen bei Fortuna Musterau');
    });
  });
