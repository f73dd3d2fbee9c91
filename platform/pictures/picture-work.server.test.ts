import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colourOf, unevenPicture } from '#test/photo-work.ts';
import { usualCrop } from './crop.ts';
import { makePicture } from './picture-work.server.ts';
import { inText } from './shape.ts';

test.each([
  1, 2, 3, 4, 5, 6, 7, 8,
])('a photo that was taken in position %i stands upright', async (orientation) => {
  const bytes = await sharp(await unevenPicture())
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
  const upright = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const expected = await sharp(upright.data, { raw: upright.info }).png().toBuffer();
  const { width, height, bytes: made } = await makePicture(bytes, inText, usualCrop);
  expect([width, height]).toEqual([upright.info.width, upright.info.height]);
  for (const [across, down] of [
    [0.1, 0.5],
    [0.5, 0.1],
    [0.9, 0.5],
    [0.5, 0.9],
  ] as const) {
    const at = [Math.round(across * width), Math.round(down * height)] as const;
    expect(await colourOf(made, at)).toBe(await colourOf(expected, at));
  }
});
