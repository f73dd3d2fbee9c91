import sharp from 'sharp';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { createPlayer } from '#test/factories.ts';
import { photo } from '#test/photo.ts';
import { imageOf, pictureForm, send, uploading, uploads } from '#test/stored/uploading.ts';

test('what is no picture is refused in a sentence, whatever it is called', async () => {
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
  expect(await imageOf(db, id)).toBe('');
  expect(await uploads(site)).toEqual([]);
});

test('a picture of more pixels than memory allows is not unpacked', async () => {
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
