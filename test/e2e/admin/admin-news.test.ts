import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { createArticle } from '#test/factories.ts';

const path = '/admin/neuigkeiten';
/** The editor, which replaces the plain text field after its code has loaded. */
const text = (page: Page) =>
  page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable]'));
const field = (page: Page) => page.locator('textarea[name=text]');
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer(),
});
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an admin writes a formatted article with pictures on a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(`${path}/neu`);
  await page.getByLabel('Titel').fill('Ein Sieg zum Auftakt');
  await text(page).click();
  await page.keyboard.type('# Was geschah\n');
  await page.keyboard.type('Mit *Sternen* und ');
  await press(page, 'Fett');
  await page.keyboard.type('fett');
  await press(page, 'Fett');
  await page.keyboard.type('.\n');
  await press(page, 'Liste');
  await page.keyboard.type('eins\nzwei');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const pictures = [await photo('eins.jpg'), await photo('zwei.jpg')];
  await page.getByLabel('Bilder auswählen').setInputFiles(pictures);
  await expect(page.getByText('2 Bilder eingefügt.')).toBeVisible();
  await page.getByLabel(/^Was ist auf dem Bild zu sehen\? \(/).fill('Der Jubel');
  await expect(field(page)).toHaveValue(
    /^## Was geschah\n\nMit \\\*Sternen\\\* und \*\*fett\*\*\.\n\n- eins\n- zwei\n\n!\[\]\(\/uploads\/[^)]+\)!\[Der Jubel\]\(\/uploads\/[^)]+\)$/,
  );
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Artikel gespeichert')).toBeVisible();
  await visit('/news/ein-sieg-zum-auftakt');
  await expect(page.getByRole('img', { name: 'Der Jubel' })).toBeVisible();
});

test('keeps only headings, lists and links of pasted text, also from Word', async ({
  page,
  visit,
}) => {
  await visit(`${path}/neu`);
  await text(page).click();
  await text(page).evaluate((element) => {
    const html = [
      '<h1 style="color:red">Titel</h1><script>alert(1)</script>',
      '<p class="x">Ein <a href="javascript:alert(1)">Wort</a>, <a href="https://verein.example">Link</a></p>',
      '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>eins</p>',
      '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>zwei</p>',
      '<table><tr><td>Zelle</td></tr></table><img src="https://fremd.example/a.png">',
    ].join('');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  });
  await expect(field(page)).toHaveValue(
    '## Titel\n\nEin Wort, [Link](https://verein.example)\n\n1. eins\n2. zwei\n\nZelle',
  );
  await press(page, 'Nur Text');
  await expect(field(page)).toBeVisible();
  await field(page).fill('> Zitat');
  await press(page, 'Mit Formatierung schreiben');
  await expect(text(page).locator('blockquote')).toHaveText('Zitat');
  await press(page, 'Zitat');
  await expect(field(page)).toHaveValue('Zitat');
});

test('restores a saved draft in the editor, with a link set by the keyboard', async ({
  page,
  visit,
  db,
}) => {
  await createArticle(db, { id: 900, title: 'Alt', content: '<p>Ein Wort</p>' });
  await visit(`${path}/900`);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Überschrift', exact: true }).focus();
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('verein.example');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('[Ein Wort](https://verein.example)');
  await page.getByRole('link', { name: 'Alle Artikel' }).click();
  await press(page, 'Als Entwurf behalten');
  await expect(page.getByRole('heading', { name: 'Neuigkeiten' })).toBeVisible();
  await visit(`${path}/900`);
  await press(page, 'Wiederherstellen');
  await expect(text(page).getByRole('link', { name: 'Ein Wort' })).toBeVisible();
});
