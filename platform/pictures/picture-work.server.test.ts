import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readColour, unevenPicture } from '#test/photo-work.ts';
import { computeCrop, defaultCrop } from './crop.ts';
import { makePicture } from './picture-work.server.ts';
import { libraryPictureShape } from './shape.ts';

test.each([
  1, 2, 3, 4, 5, 6, 7, 8,
])('turns a photo with Exif orientation %i upright', async (orientation) => {
  const bytes = await sharp(await unevenPicture())
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
  const upright = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const expected = await sharp(upright.data, { raw: upright.info }).png().toBuffer();
  const { width, height, bytes: made } = await makePicture(bytes, libraryPictureShape, defaultCrop);
  expect([width, height]).toEqual([upright.info.width, upright.info.height]);
  for (const [across, down] of [
    [0.1, 0.5],
    [0.5, 0.1],
    [0.9, 0.5],
    [0.5, 0.9],
  ] as const) {
    const at = [Math.round(across * width), Math.round(down * height)] as const;
    expect(await readColour(made, at)).toBe(await readColour(expected, at));
  }
});

test.each([
  1, 2, 3, 4, 5, 6, 7, 8,
])('makePicture crops the chosen part of a photo with Exif orientation %i', async (orientation) => {
  const bytes = await sharp(await unevenPicture())
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
  const upright = sharp(await sharp(bytes).autoOrient().png().toBuffer());
  const whole = await upright.metadata();
  const shape = { width: 300, height: 200, isCropped: true };
  for (const crop of [
    { zoom: 2, across: 0, down: 0 },
    { zoom: 2, across: 0.8, down: 0.3 },
    { zoom: 1, across: 1, down: 1 },
  ]) {
    const part = await upright
      .clone()
      .extract(computeCrop(whole, shape, crop))
      .png()
      .toBuffer();
    const made = await makePicture(bytes, shape, crop);
    const scaled = await sharp(part).resize(300, 200).png().toBuffer();
    for (const at of [
      [5, 5],
      [290, 5],
      [5, 190],
      [290, 190],
    ] as const)
      expect(await readColour(made.bytes, at)).toBe(await readColour(scaled, at));
  }
});

const tooMany = 'lesen können wir höchstens';

test.each([
  ['png', [9000, 8000], `72 Megapixel, ${tooMany} 64. Bitte speichere es kleiner oder als JPEG.`],
  ['webp', [9000, 8000], `72 Megapixel, ${tooMany} 64. Bitte speichere es kleiner oder als JPEG.`],
  ['jpeg', [15_000, 14_000], `210 Megapixel, ${tooMany} 200. Bitte speichere es kleiner.`],
] as const)('rejects a %s with too many pixels and names the limit', async (format, size, why) => {
  const bytes = claiming(
    await sharp(await unevenPicture())
      .toFormat(format)
      .toBuffer(),
    size,
  );
  const made = makePicture(bytes, libraryPictureShape, defaultCrop);
  await expect(made).rejects.toThrow(`Das Bild hat ${why}`);
});

/** Changes the header of a picture, so that the picture claims to have this width and height. */
function claiming(bytes: Buffer, [width, height]: readonly [number, number]): Buffer {
  if (bytes.toString('latin1', 1, 4) === 'PNG') {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  } else if (bytes.toString('latin1', 8, 12) === 'WEBP') {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  } else {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
  }
  return bytes;
}
