import sharp from 'sharp';
import { expect, test } from 'vitest';
import { KilledError } from '#platform/work/child-work.server.ts';
import { readColour, unevenPicture } from '#test/photo-work.ts';
import { defaultCrop } from './crop.ts';
import { uploadWork } from './picture-processes.server.ts';
import { makePicture } from './picture-work.server.ts';
import { libraryPictureShape, portrait } from './shape.ts';

test('makePicture crops the chosen part of a large rotated photo', async () => {
  const bytes = await sharp(await unevenPicture())
    .resize(9000, 6000)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const right = { zoom: 4, across: 1, down: 1 };
  const { width, height, bytes: made } = await makePicture(bytes, portrait, right);
  expect([width, height]).toEqual([1280, 1600]);
  // After the rotation to the right, the red third is at the top and the green edge is at the right.
  expect(await readColour(made, [10, height - 10])).toBe('blue');
  expect(await readColour(made, [width - 10, height - 10])).toBe('green');
});

test('processes a rotated photo of fifty megapixels within the available memory', async () => {
  const photo = { width: 8160, height: 6120, channels: 3, background: '#c8102e' } as const;
  const bytes = await sharp({ create: photo }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await uploadWork('makePicture', [bytes, libraryPictureShape, defaultCrop])).toMatchObject({
    width: 960,
    height: 1280,
  });
});

test.each([
  [9000, 8000],
  [16_320, 12_240],
])('a child process scales down a photo of %i × %i pixels', async (width, height) => {
  const bytes = await sharp(await unevenPicture())
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .jpeg({ quality: 85 })
    .toBuffer();
  const made = await uploadWork('makePicture', [bytes, libraryPictureShape, defaultCrop]);
  expect([made.width, made.height]).toEqual([1280, Math.round((1280 * height) / width)]);
  const at = (across: number, down: number) =>
    [Math.round(across * made.width), Math.round(down * made.height)] as const;
  expect(await readColour(made.bytes, at(0.1, 0.5))).toBe('red');
  expect(await readColour(made.bytes, at(0.9, 0.5))).toBe('blue');
  expect(await readColour(made.bytes, at(0.5, 0.1))).toBe('green');
  const corner = { zoom: 4, across: 0, down: 1 };
  const { bytes: cut } = await uploadWork('makePicture', [bytes, portrait, corner]);
  expect(await readColour(cut, [10, 10])).toBe('red');
});

test('a picture that needs too much memory ends its process; the next picture is processed', async () => {
  const large = { width: 8000, height: 8000, channels: 4, background: '#c8102e80' } as const;
  const [bytes, photo] = [
    await sharp({ create: large }).png({ progressive: true }).toBuffer(),
    await unevenPicture(),
  ];
  const killed = uploadWork('makePicture', [bytes, libraryPictureShape, defaultCrop]);
  const next = uploadWork('makePicture', [photo, libraryPictureShape, defaultCrop]);
  await expect(killed).rejects.toThrow(KilledError);
  expect(await next).toMatchObject({ width: 900, height: 600 });
});
