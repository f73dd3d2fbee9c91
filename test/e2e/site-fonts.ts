import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The faces of the site, as a canvas asks for them. */
export const faces = ['400 40px Barlow', '600 40px Barlow', '700 40px "Barlow Condensed"'];

/** Whether a face holds all letters of a text: then it does not matter what stands in for it. */
export function isHeld(page: Page, face: string, text: string): Promise<boolean> {
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

/**
 * Opens a page until its faces were there in time: a page that had to do without them for the first
 * moment keeps the faces that stand in for them (`font-display: optional`).
 */
export async function openInItsFaces(
  page: Page,
  open: (path: string) => Promise<unknown>,
  path: string,
): Promise<void> {
  await expect(async () => {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const face of faces) expect(await isHeld(page, face, 'Ä')).toBe(true);
  }).toPass();
}
