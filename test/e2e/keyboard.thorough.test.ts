import { expect, test } from './admin.ts';
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
  menu,
} from './keyboard-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The test visits many pages one after the other, which takes more than a minute.
test.describe.configure({ timeout: 180_000 });

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 640 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor reads pages and sends forms using only the keyboard', async ({
      page,
      visit,
    }) => {
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
        await tabAndPress(page, button(page, 'Nächster Artikel'));
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
        // Wait for the line-up: the link passes only the score to the next page.
        await expect(link(page, 'Anto Brezovčić')).toBeVisible();
        await tabAndPress(page, link(page, 'Anto Brezovčić'));
        await expectArrived(page, /\/spieler\//, 'Anto Brezovčić');
        const seasons = main(page).getByRole('region', { name: 'Saisonen im Einzelnen' });
        // Wait for the seasons: the link passes only the head of the next page.
        await expect(seasons).toBeVisible();
        await tabTo(page, seasons);
        // The keys for going back belong to a browser window, which this browser does not have.
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
        // The three radio buttons share one tab stop; the arrow keys choose one of them.
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
  });
