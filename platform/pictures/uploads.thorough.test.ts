import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { createPlayer, createSponsor } from '#test/factories.ts';
import { photo, readPixelColour } from '#test/photo.ts';
import { readText } from '#test/read-page.ts';
import { findImage, pictureForm, send, uploading, uploads } from '#test/storage/uploading.ts';
import { defaultCrop } from './crop.ts';
import { makePicture } from './picture-work.server.ts';
import { libraryPictureShape } from './shape.ts';

test('rejects invalid picture files and explains the reason', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const whole = await photo();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>';
  const unreadable = /JPEG, PNG oder WebP/;
  const wrong: [Buffer, RegExp][] = [
    [Buffer.alloc(0), /Bitte wähle ein Bild aus/],
    [Buffer.from('<script>alert(1)</script>'), unreadable],
    [Buffer.from(svg), unreadable],
    [Buffer.from('%PDF-1.7 '), unreadable],
    [await sharp(whole).gif().toBuffer(), unreadable],
    [await sharp(whole).tiff().toBuffer(), unreadable],
    [whole.subarray(0, whole.length / 2), unreadable],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 65)]), unreadable],
    [await sharp(whole).resize(90).toBuffer(), /zu klein/],
    [Buffer.alloc(15 * 1024 * 1024 + 1), /größer als 15 MB/],
  ];
  for (const [bytes, sentence] of wrong) {
    const answer = await send(site, `/admin/bilder/spieler/${id}`, pictureForm(bytes));
    expect([sentence, answer.status]).toEqual([sentence, 422]);
    expect(await answer.text()).toMatch(sentence);
  }
  expect(await findImage(db, id)).toBe('');
  expect(await uploads(site)).toEqual([]);
});

test('the server rejects a picture with more pixels than the memory allows', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const black = { width: 16_000, height: 5_000, channels: 3, background: '#000' } as const;
  const bomb = await sharp({ create: black }).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const answer = await send(site, `/admin/bilder/spieler/${id}`, pictureForm(bomb));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Das Bild hat 80 Megapixel');
});

test.each([
  ['of 200 megapixels', () => plain(16_320, 12_240).jpeg({ quality: 60 }), [853, 640]],
  ['of CMYK', () => inCmyk(9921, 7016), [905, 640]],
  [
    'progressive and on its side',
    () =>
      plain(5200, 3800)
        .withMetadata({ orientation: 6 })
        .jpeg({ ...finest, progressive: true }),
    [468, 640],
  ],
  [
    'progressive, of 64 megapixels',
    () => plain(9248, 6936).jpeg({ quality: 70, progressive: true }),
    'kleiner (bis 20 Megapixel) oder als JPEG, das nicht „progressiv“ ist.',
  ],
  [
    'a panorama of 40,000 pixels',
    () => plain(40_000, 2000).jpeg({ quality: 70 }),
    'Das Bild ist zu lang: Eine Seite hat mehr als 20.000 Pixel.',
  ],
  [
    'a PNG of few bytes',
    () => plain(10_000, 8000).ensureAlpha(0.5).png({ palette: true, compressionLevel: 9 }),
    'Das Bild hat 80 Megapixel, lesen können wir höchstens 64.',
  ],
])('scales a large picture down or names the size limit: %s', async (_, make, answer) => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const path = `/admin/bilder/sponsoren/${(await createSponsor(db)).id}`;
  const sent = await send(site, path, pictureForm(await (await make()).toBuffer()));
  if (typeof answer === 'string') {
    expect(readText(await sent.text())).toContain(answer);
    expect([sent.status, await uploads(site)]).toEqual([422, []]);
    return;
  }
  const [name = ''] = await uploads(site);
  const bytes = await (await site.visit(`/uploads/${name}`)).arrayBuffer();
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height, await readPixelColour(bytes, 9, 9)]).toEqual([...answer, 'red']);
});

test('makePicture rejects a text file, and a picture that claims a false size', async () => {
  const bytes = await plain(9, 9).png().toBuffer();
  for (const place of [16, 20]) bytes.writeUInt32BE(60_000, place);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  const refused = (file: Buffer) => makePicture(file, libraryPictureShape, defaultCrop);
  await expect(refused(bytes)).rejects.toThrow('Eine Seite hat mehr als 20.000 Pixel.');
  const text = Buffer.from('Das ist kein Bild.');
  await expect(refused(text)).rejects.toThrow('Das ist kein Bild, das wir lesen können.');
});

const finest = { quality: 90, chromaSubsampling: '4:4:4' };

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c81e1e' } });
}

/** Enlarges a small CMYK picture, because converting so many pixels to CMYK takes a minute. */
async function inCmyk(width: number, height: number): Promise<Sharp> {
  const small = await plain(9, 9).toColourspace('cmyk').jpeg().toBuffer();
  return sharp(small)
    .pipelineColourspace('cmyk')
    .resize(width, height, { kernel: 'nearest' })
    .toColourspace('cmyk')
    .jpeg({ quality: 70 });
}
