import { expect, test } from './fixtures.ts';
import { faces, isHeld, openInItsFaces } from './site-fonts.ts';

test('each page brings the letters of names from all around in one file a face', async ({
  open,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  await open('/');
  await page.evaluate(() => document.fonts.ready);
  expect(files).toHaveLength(faces.length);
  await openInItsFaces(page, open, '/');
  for (const face of faces) {
    expect(await isHeld(page, face, 'ÄÖÜßäöü čćšžđČĆŠŽĐ ğışİ őű řůě łąęń „“–…·×€')).toBe(true);
    expect(await isHeld(page, face, 'Δ')).toBe(false);
  }
});

test('figures of a table are of one width', async ({ open, page }) => {
  await openInItsFaces(page, open, '/');
  const widths = await page.evaluate(
    (fonts) =>
      fonts.flatMap((font) =>
        ['1111', '0000', '4747'].map((figures) => {
          const text = document.createElement('span');
          text.style.font = font;
          text.style.fontVariantNumeric = 'tabular-nums';
          text.textContent = figures;
          document.body.append(text);
          return text.getBoundingClientRect().width;
        }),
      ),
    faces,
  );
  expect(new Set(widths.slice(0, 3)).size).toBe(1);
  expect(new Set(widths.slice(3, 6)).size).toBe(1);
  expect(new Set(widths.slice(6)).size).toBe(1);
});
