import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '#test/e2e/admin.ts';

export const gregor = { id: '-P01', page: '/spieler/Gregor%20Rotbuchner' };
export const path = `/admin/bilder/spieler/${gregor.id}`;
const [red, blue] = ['#d00000', '#0000d0'];

/** A photo whose left half is red and whose right half is blue. */
export async function photo(orientation = 1) {
  const [width, height] = [1200, 800];
  const half = { create: { width: width / 2, height, channels: 3, background: blue } } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: red } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: width / 2, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

export const file = (page: Page) => page.getByLabel(/^(?:Anderes )?Bild wählen$/);
export const preview = (page: Page) =>
  page.getByRole('img', { name: 'Ausschnitt, wie er gezeigt wird' });

/** Returns the colour that the browser shows in the middle of an element. */
async function colourOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await locator.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  const [r = 0, , b = 0] = data.subarray(middle, middle + 3);
  return r > 150 && b < 80 ? 'red' : b > 150 && r < 80 ? 'blue' : `${r} ${b}`;
}

/** Waits until the middle of an element has this colour, because a picture takes time to load. */
export async function expectColour(locator: Locator, colour: 'red' | 'blue'): Promise<void> {
  await expect.poll(() => colourOf(locator)).toBe(colour);
}
