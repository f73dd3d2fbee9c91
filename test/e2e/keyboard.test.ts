import type { Page } from '@playwright/test';
import { message } from './admin/admin-forms.ts';
import { expect, password, test, username } from './admin.ts';
import { expectFocusShown, tabAndPress, tabAndType, tabTo } from './keyboard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A visitor goes on from page to page, as nobody does in a minute.
test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });

/** Fails unless the focus stays in the open dialog for two rounds of it. */
async function expectTrapped(page: Page): Promise<void> {
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

/** Fails unless the page has come, its focus at the start of what is new. */
async function expectArrived(page: Page, path: RegExp, title: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(title);
  await expect(main(page)).toBeFocused();
}

/** Fails unless an admin tool says this, the focus above it: a stop reached before would be lost. */
async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  await expect(message(page)).toHaveText(text);
  await expect(main(page)).toBeFocused();
}

/** The jobs of the admin area at a phone's thumb. */
const bar = (page: Page) => page.getByRole('navigation', { name: 'Bereiche' });

/** Opens a tool of a match day: at a desk in one step, on a phone by its job. */
async function openTool(page: Page, name: string): Promise<void> {
  const tool = { name, exact: true };
  if (await bar(page).isVisible()) {
    await tabAndPress(page, bar(page).getByRole('link', { name: 'Spieltag' }));
    await expectArrived(page, /\/admin\/spieltag$/, 'Spieltag');
    await tabAndPress(page, main(page).getByRole('link', tool));
  } else {
    const tools = page.getByRole('navigation', { name: 'Verwaltung' });
    await tabAndPress(page, tools.getByRole('link', tool));
  }
}

/** Chooses a page of the menu, wherever the focus is. */
async function goTo(page: Page, name: string): Promise<void> {
  await tabTo(page, menu(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabAndPress(page, dialog(page).getByRole('link', { name, exact: true }));
  await expect(dialog(page)).toHaveCount(0);
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 640 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor reads and writes with the keyboard alone', async ({ page, visit }) => {
      await visit('/');

      await test.step('over the skip link to the content', async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
        await expectFocusShown(page);
        await page.keyboard.press('Enter');
        await expect(main(page)).toBeFocused();
      });

      await test.step('into the menu, and out again', async () => {
        await tabTo(page, menu(page), 'Shift+Tab');
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toBeVisible();
        await expectTrapped(page);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(menu(page)).toBeFocused();
      });

      await test.step('through the news, which run and stop', async () => {
        await tabTo(page, link(page, 'Alle Spiele und die ganze Tabelle'));
        await expect(button(page, 'Neuigkeiten weiterlaufen lassen')).toBeVisible();
        await tabAndPress(page, button(page, 'Neuigkeiten weiterlaufen lassen'));
        await expect(button(page, 'Neuigkeiten anhalten')).toBeFocused();
        await page.keyboard.press('Space');
        await expect(button(page, 'Neuigkeiten weiterlaufen lassen')).toBeFocused();
        await tabAndPress(page, button(page, 'Nächste Neuigkeit'));
        await expect(main(page).getByText(/^2 von 5: /)).toBeAttached();
        await tabTo(page, link(page, /Großer Umbruch/));
        await tabTo(page, link(page, /Fanshop/));
        await tabTo(page, link(page, /Zur Saison 2025/));
      });

      await test.step('to the games, their calendar, a report, a player and back', async () => {
        await goTo(page, 'Spiele');
        await expectArrived(page, /\/spiele$/, 'Spiele 2025');
        await tabAndPress(page, page.getByText('In den Kalender', { exact: true }));
        await tabTo(page, link(page, 'Abonnieren'));
        await tabTo(page, link(page, /Google/));
        await tabTo(page, link(page, 'Als Datei laden'));
        await tabAndPress(page, link(page, /05\.10\.2025.*FC Acker/));
        await expectArrived(page, /fc-acker-2025-10-05$/, /Fortuna Musterau gegen FC Acker/);
        // The link has handed over no more than the score.
        await expect(link(page, 'Anto Brezovčić')).toBeVisible();
        await tabAndPress(page, link(page, 'Anto Brezovčić'));
        await expectArrived(page, /\/spieler\//, 'Anto Brezovčić');
        const seasons = main(page).getByRole('region', { name: 'Saisonen im Einzelnen' });
        // The link has handed over no more than the head of the page.
        await expect(seasons).toBeVisible();
        await tabTo(page, seasons);
        // The keys for it belong to the browser's window, and here is none.
        await page.goBack();
        await expectArrived(page, /fc-acker-2025-10-05$/, /Fortuna Musterau gegen FC Acker/);
      });

      await test.step('to the board, one of them opened and closed', async () => {
        await goTo(page, 'Führung');
        await expectArrived(page, /\/f%C3%BChrung$/, 'Vorstand');
        await tabAndPress(page, button(page, 'Rupert Lorbeernig'));
        await expect(dialog(page)).toBeVisible();
        await expectTrapped(page);
        await page.keyboard.press('Escape');
        await expect(button(page, 'Rupert Lorbeernig')).toBeFocused();
      });

      await test.step('to the contact form, which is sent', async () => {
        await goTo(page, 'Kontakt');
        await expectArrived(page, /\/contact$/, 'Kontaktieren Sie uns!');
        await tabAndType(page, field(page, 'Name'), 'Anna Ö.');
        await tabAndType(page, field(page, 'E-Mail'), 'anna@verein.example');
        await tabAndType(page, field(page, 'Nachricht'), 'Wann ist das Training?');
        await tabAndPress(page, button(page, 'Senden'));
        await expect(main(page).getByText('Danke! Deine Nachricht ist angekommen.')).toBeVisible();
        await expectFocusShown(page);
      });

      await test.step('to the sponsor form, which is sent', async () => {
        await goTo(page, 'Sponsoren');
        await expectArrived(page, /\/sponsoren$/, 'Danke an unsere Sponsoren');
        await tabAndPress(page, button(page, 'Sponsor werden'));
        const form = dialog(page);
        await expectTrapped(page);
        // One stop for all three; the arrows choose.
        await tabAndPress(page, form.getByRole('radio'), 'Space');
        const chosen = await form.getByRole('radio', { checked: true }).getAttribute('value');
        await page.keyboard.press('ArrowDown');
        await expect(form.getByRole('radio', { checked: true })).not.toHaveValue(chosen ?? '');
        await tabAndType(page, form.getByLabel('Name'), 'Anna Ö.');
        await tabAndType(page, form.getByLabel('E-Mail'), 'anna@verein.example');
        await tabAndType(page, form.getByLabel('Nachricht'), 'Zehn Bälle.');
        await tabAndPress(page, form.getByRole('checkbox'), 'Space');
        await tabAndPress(page, form.getByRole('button', { name: 'Anfrage senden' }));
        await expect(form.getByText('Danke! Deine Anfrage ist angekommen.')).toBeVisible();
        await expectFocusShown(page);
        await page.keyboard.press('Escape');
        await expect(button(page, 'Sponsor werden')).toBeFocused();
      });

      await test.step('to the newsletter at the end of the page', async () => {
        const footer = page.getByRole('contentinfo');
        await tabAndType(page, footer.getByRole('textbox', { name: /E-Mail/ }), 'a@verein.example');
        await page.keyboard.press('Enter');
        await expect(footer.getByText(/^Danke! Deine Adresse ist vorgemerkt\./)).toBeVisible();
        await expectFocusShown(page);
      });
    });

    test('an admin signs in, enters a result and a line-up, removes it and signs out with the keyboard alone', async ({
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
        // What has the focus before the list comes may go with the one before it.
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
