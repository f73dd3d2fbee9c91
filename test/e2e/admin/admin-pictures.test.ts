import { test } from '#test/e2e/admin.ts';
import { expectColour, file, path, photo, preview } from './admin-pictures-steps.ts';
import { expectMessage, saveButton } from './admin-steps.ts';

// The server answers a refused file with this status.
test.use({ expectedFailures: /^422:/ });

test('a drag moves the crop, and the saved picture matches the preview', async ({
  page,
  visit,
}) => {
  await visit(path);
  await file(page).setInputFiles(await photo());
  const { x, y, width, height } = (await preview(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width * 0.8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 12 });
  await page.mouse.up();
  await expectColour(preview(page), 'blue');
  await saveButton(page).click();
  await expectMessage(page, 'Bild gespeichert!');
  await expectColour(page.getByRole('img', { name: /^Bild von/ }), 'blue');
});
