import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const faces = ['400 40px Barlow', '600 40px Barlow', '700 40px "Barlow Condensed"'];

/** Whether a face holds all letters of a text: then it does not matter what stands in for it. */
function isHeld(page: Page, face: string, text: string): Promise<boolean> {
  return page.evaluate(
    ([face, letters]) => {
      const brush = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      const widthWith = (standIn: string, letter: string) => {
        brush.font = `${face}, ${standIn}`;
        return brush.measureText(letter).width;
      };
      return [...letters].every(
        (letter) => widthWith('monospace', letter) === widthWith('serif', letter),
      );
    },
    [face, text] as const,
  );
}

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
  for (const face of faces) {
    expect(await isHeld(page, face, 'ÄÖÜßäöü čćšžđČĆŠŽĐ ğışİ őű řůě łąęń „“–…·×€')).toBe(true);
    expect(await isHeld(page, face, 'Δ')).toBe(false);
  }
});

test('figures of a table are of one width', async ({ open, page }) => {
  await open('/');
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
