import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { expectColour, file, gregor, path, photo, preview } from './admin-pictures-steps.ts';
import { expectFailed, expectMessage, saveButton, tabTo, waitForStatus } from './admin-steps.ts';

// The server answers a refused file with this status.
test.use({ expectedFailures: /^422:/ });

/** Drops files on an element, as if dragged from a folder outside the browser. */
async function drop(place: Locator, files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  const sent = files.map(({ buffer, ...rest }) => ({ ...rest, bytes: [...buffer] }));
  await place.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, bytes } of dropped)
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('drop', options));
  }, sent);
}

test('crops a player photo with the keyboard and shows it on the player’s page', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/admin/bilder');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Gregor/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await file(page).setInputFiles(await photo());
  await expect(preview(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await tabTo(page, page.getByRole('slider', { name: 'Nach links oder rechts' }));
  await page.keyboard.press('End');
  await expectColour(preview(page), 'blue');
  await page.keyboard.press('Home');
  await expectColour(preview(page), 'red');

  await saveButton(page).click();
  await expectMessage(page, 'Bild gespeichert!');
  const current = page.getByRole('img', { name: /^Bild von/ });
  await expectColour(current, 'red');
  await expectAccessible(page);
  await page.goto(new URL(gregor.page, page.url()).href);
  await waitForHydration(page);
  const portrait = page.getByRole('main').locator('picture img').first();
  expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/bilder\/\d+\/uploads\/[\da-f-]{36}-\d+x\d+\.jpg\.avif$/,
  );
  await expectColour(portrait, 'red');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('two fingers zoom into the picture, a single finger does not', async ({ page, visit }) => {
    await visit(path);
    await file(page).setInputFiles(await photo());
    const bounds = await preview(page).boundingBox();
    if (!bounds) throw new Error('There is no preview');
    const { x, y } = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { id: 0, x: x - apart / 2, y },
          { id: 1, x: x + apart / 2, y },
        ],
      });
    await touch('touchStart', 60);
    for (const apart of [80, 100, 120]) await touch('touchMove', apart);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const zoom = page.getByRole('slider', { name: 'Näher heran' });
    await expect(zoom).toHaveValue('2');
    // A single finger does not zoom in.
    await page.touchscreen.tap(x, y);
    await expect(zoom).toHaveValue('2');
  });
});

test('shows the preview of a sideways photo upright', async ({ page, visit }) => {
  await visit(path);
  await file(page).setInputFiles(await photo(6));
  await page.getByRole('slider', { name: 'Nach oben oder unten' }).fill('1');
  await expectColour(preview(page), 'blue');
  await page.getByRole('slider', { name: 'Nach oben oder unten' }).fill('0');
  await expectColour(preview(page), 'red');
});

test('the form and the server refuse a file that is not a picture', async ({ page, visit }) => {
  await visit(path);
  const html = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<p>Hallo</p>') };
  await file(page).setInputFiles(html);
  await expect(file(page)).toHaveAccessibleDescription(/^Das ist kein Bild/);
  await expectAccessible(page);
  expect(await waitForStatus(page, () => saveButton(page).click())).toBe(422);
  await expectFailed(page, 'Bitte wähle ein Bild aus.');
});

test('a rejected file shows its error and removes the message about an earlier upload', async ({
  page,
  visit,
}) => {
  await visit(path);
  await file(page).setInputFiles(await photo());
  await saveButton(page).click();
  await expectMessage(page, 'Bild gespeichert!');
  const text = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Hallo') };
  await file(page).setInputFiles(text);
  await expect(file(page)).toHaveAccessibleDescription(/^Das ist kein Bild/);
  await expect(page.getByText('Bild gespeichert!')).toHaveCount(0);
});

test('removes a picture after a question and restores the picture from the audit log', async ({
  page,
  visit,
}) => {
  await visit(path);
  await file(page).setInputFiles(await photo());
  await saveButton(page).click();
  await expectMessage(page, 'Bild gespeichert!');
  await page.getByRole('button', { name: 'Bild entfernen' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, entfernen' }).click();
  await expectMessage(page, 'Bild entfernt!');
  await expect(page.getByRole('img', { name: /^Bild von/ })).toHaveCount(0);
  await visit('/admin/protokoll');
  await page
    .getByRole('button', { name: /^Zurücknehmen/ })
    .first()
    .click();
  await expectMessage(page, 'Änderung zurückgenommen!');
  await visit(path);
  await expect(page.getByRole('img', { name: /^Bild von/ })).toBeVisible();
});

test('uploads several photos one by one and shows an error next to a refused file', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/admin/bilder');
  const one = await photo();
  const text = { ...one, name: 'b.jpg', buffer: Buffer.from('Hallo') };
  await drop(page.getByText('Am Computer kannst du sie auch hierher ziehen.'), [one, text, one]);
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expectMessage(page, '2 von 3 hochgeladen.');
  await expect(page.getByRole('listitem').filter({ hasText: 'b.jpg' })).toContainText(
    'Das ist kein Bild, das wir lesen können.',
  );
  const kept = page.getByRole('link', { name: 'Unbenutztes Bild' });
  await expect(kept).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await kept.first().click();
  await expect(page.getByRole('heading', { name: 'Unbenutztes Bild' })).toBeVisible();
  await expectAccessible(page);
});

test('replaces a picture on its own page and deletes the picture after confirmation', async ({
  page,
  visit,
}) => {
  await visit(path);
  await file(page).setInputFiles(await photo());
  await saveButton(page).click();
  await expectMessage(page, 'Bild gespeichert!');
  await visit('/admin/bilder');
  await page.getByRole('link', { name: /^Bild: .*Gregor/ }).click();
  await page.getByLabel('Neues Bild wählen').setInputFiles(await photo());
  await page.getByRole('slider', { name: 'Nach links oder rechts' }).fill('1');
  await page.getByRole('button', { name: 'Überall ersetzen' }).click();
  await expectMessage(page, 'Bild überall ersetzt!');
  await expectColour(page.getByRole('main').getByRole('img'), 'blue');
  await page.getByLabel(/^Notiz/).fill('Brief von Gregor');
  const remove = page.getByRole('button', { name: 'Für immer löschen' });
  expect(await waitForStatus(page, () => remove.click())).toBe(422);
  const sure = page.getByLabel('Ja, dieses Bild soll für immer weg.');
  await expect(sure).toBeFocused();
  await expectAccessible(page);
  await sure.check();
  await remove.click();
  await expectMessage(page, 'Bild für immer gelöscht!');
  await expect(page.getByText('Brief von Gregor')).toBeVisible();
  await expectAccessible(page);
});
