import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Font faces of the site in the syntax of the CSS `font` property. */
const faces = ['400 40px Barlow', '600 40px Barlow', '700 40px "Barlow Condensed"'];

/** Returns the characters of a text that a font face lacks. */
function missing(page: Page, face: string, text: string): Promise<string> {
  return page.evaluate(
    async ([face, letters]) => {
      await document.fonts.load(face, letters);
      const brush = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      const widthWith = (standIn: string, letter: string) => {
        brush.font = `${face}, ${standIn}`;
        return brush.measureText(letter).width;
      };
      return [...letters]
        .filter((letter) => widthWith('monospace', letter) !== widthWith('serif', letter))
        .join('');
    },
    [face, text] as const,
  );
}

test('a page contains the characters of German and neighbouring languages without font files', async ({
  open,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && request.url().startsWith('http'))
      files.push(request.url());
  });
  for (const path of ['/', '/team', '/spiele']) await open(path);
  for (const face of faces)
    expect(await missing(page, face, 'AZaz 09 ÄÖÜßäöü čćžšđČĆŠŽĐ ğışŞ „“–…·×§©@')).toBe('');
  expect(files).toEqual([]);
});

test('each font face loads the characters of other names from one file', async ({ open, page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\.woff2$/.test(request.url())) files.push(request.url());
  });
  await open('/');
  for (const face of faces) {
    expect(await missing(page, face, 'őű řůě łąęń ñåø țș € −')).toBe('');
    expect(await missing(page, face, 'Δ')).toBe('Δ');
  }
  expect(files).toHaveLength(faces.length);
});

test('shows a page whose fonts fail to load', async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    document.fonts.load = () => Promise.reject(new Error('Keine Schriften.'));
  });
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});

test('shows a page whose fonts never load', async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    document.fonts.load = () => new Promise(() => {});
  });
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});

test('all digits of a font have the same width in tables', async ({ open, page }) => {
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
