import sharp from 'sharp';
import { expect, test } from 'vitest';
import { KilledError } from '#platform/child-process/child-work.server.ts';
import { colourAt } from '#test/photo.ts';
import { usualCrop } from './crop.ts';
import { uploadWork } from './picture-processes.server.ts';
import { makePicture } from './picture-work.server.ts';
import { inText, portrait } from './shape.ts';

/** A picture whose left third is red and whose upper half is darker than the lower one. */
async function unevenPicture(): Promise<Buffer> {
  const area = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000d0' } })
    .composite([
      { input: await area(300, 600, '#d00000'), left: 0, top: 0 },
      { input: await area(900, 100, '#00a000'), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

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

async function colourOf(bytes: Buffer, [left, top]: readonly [number, number]): Promise<string> {
  const colour = await colourAt(bytes, left, top);
  // Neither of the two that it knows: green.
  return /^[a-z]+$/.test(colour) ? colour : 'green';
}

test('a part that is cut out of a larger photo is the one that was chosen', async () => {
  const bytes = await sharp(await unevenPicture())
    .resize(9000, 6000)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const right = { zoom: 4, across: 1, down: 1 };
  const { width, height, bytes: made } = await makePicture(bytes, portrait, right);
  expect([width, height]).toEqual([1280, 1600]);
  // Turned to the right, the red third is above and the green edge at the right.
  expect(await colourOf(made, [10, height - 10])).toBe('blue');
  expect(await colourOf(made, [width - 10, height - 10])).toBe('green');
});

test('a photo of fifty megapixels that lies on its side is taken within the memory that there is', async () => {
  const photo = { width: 8160, height: 6120, channels: 3, background: '#c8102e' } as const;
  const bytes = await sharp({ create: photo }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await uploadWork('makePicture', [bytes, inText, usualCrop])).toMatchObject({
    width: 960,
    height: 1280,
  });
});

test('a picture that unpacks to more memory than there is ends its process, and the next one is taken', async () => {
  const large = { width: 8000, height: 8000, channels: 4, background: '#c8102e80' } as const;
  const [bytes, photo] = [
    await sharp({ create: large }).png({ progressive: true }).toBuffer(),
    await unevenPicture(),
  ];
  const killed = uploadWork('makePicture', [bytes, inText, usualCrop]);
  const next = uploadWork('makePicture', [photo, inText, usualCrop]);
  await expect(killed).rejects.toThrow(KilledError);
  expect(await next).toMatchObject({ width: 900, height: 600 });
});
