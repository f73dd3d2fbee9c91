import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { cleanUploads } from '#platform/records/clean-uploads.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { follow, openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createArticle,
  createBoardMember,
  createPlayer,
  createSponsor,
  createTrainer,
} from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { filePost, photo, readPixelColour } from '#test/photo.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { findImage, pictureForm, send, uploading, uploads } from '#test/storage/uploading.ts';
import { moveUploads } from './move-uploads.server.ts';
import { openUploads } from './uploads.server.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Reads the width in pixels from the header of an AVIF or WebP, because this process cannot decode an AVIF.
 */
function widthOf(bytes: Buffer): number {
  const place = bytes.indexOf('ispe');
  return place > 0 ? bytes.readUInt32BE(place + 8) : bytes.readUInt16LE(26) & 0x3fff;
}

onEnginesOfRun((engine) => {
  test('a photo for each kind of record is cropped and shown on the site', async () => {
    const db = await freshDatabase(engine);
    const site = await uploading(db);
    const player = await createPlayer(db, { active: 1 });
    const trainer = await createTrainer(db, { active: 1 });
    const member = await createBoardMember(db);
    const sponsor = await createSponsor(db);
    const article = await createArticle(db);
    const places = [
      ['spieler', player.id, '/team', 4 / 5],
      ['trainer', trainer.id, '/team', 4 / 5],
      ['vorstand', member.id, '/führung', 4 / 5],
      ['sponsoren', sponsor.id, '/sponsoren', 1600 / 1000],
      ['news', String(article.id), `/news/${article.slug}`, 16 / 9],
    ] as const;
    const tried = casesOfRun(places, ([kind]) => kind === 'spieler');
    for (const [kind, id, page, proportions] of tried) {
      const answer = await send(site, `/admin/bilder/${kind}/${id}`, pictureForm(await photo()));
      expect([kind, answer.status]).toEqual([kind, 303]);
      const html = await (await site.visit(encodeURI(page))).text();
      const image = /\/uploads\/[\w-]+\.jpg(?=")/.exec(html)?.[0] ?? '';
      const served = await site.visit(image);
      expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
      const { width = 0, height = 1 } = await sharp(await served.arrayBuffer()).metadata();
      expect(width / height).toBeCloseTo(proportions, 2);
      await db.updateTable('player').set({ image: null }).execute();
    }
    expect(await uploads(site)).toHaveLength(tried.length);
  });

  test('an admin can restore a replaced picture for a month; then it is deleted', async () => {
    const db = await freshDatabase(engine);
    const site = await uploading(db);
    const { id } = await createPlayer(db);
    await send(site, `/admin/bilder/spieler/${id}`, pictureForm(await photo()));
    const first = await findImage(db, id);
    await send(site, `/admin/bilder/spieler/${id}`, pictureForm(await photo()));
    const second = await findImage(db, id);
    const now = new Date();
    await cleanUploads(db, kinds, site.dataDir, now);
    expect(await uploads(site)).toHaveLength(2);

    const { entries } = await listAuditLog(db, { limit: 1 });
    await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now });
    expect(await findImage(db, id)).toBe(first);
    expect((await site.visit(first)).status).toBe(200);

    for (const address of [first, second]) await site.visit(`/bilder/160${address}.webp`);
    await mkdir(join(site.dataDir, 'uploads'), { recursive: true });
    await writeFile(join(site.dataDir, 'uploads', 'x.jpg.part'), 'begun before the power went');
    // The first call finds the picture in use. The second call finds the other picture unused for more than a
    // month.
    await cleanUploads(db, kinds, site.dataDir, now);
    await cleanUploads(db, kinds, site.dataDir, new Date(now.getTime() + 31 * day));
    const left = first.slice('/uploads/'.length);
    expect(await uploads(site)).toEqual([left]);
    const kept = await readdir(join(site.dataDir, 'variants'));
    expect(kept).toContain(`${left}-160.webp`);
    expect(kept.filter((name) => !name.startsWith(left))).toEqual([]);
    expect((await site.visit(second)).status).toBe(404);
    expect(await readdir(join(site.dataDir, 'uploads'))).toEqual(engine === 'sqlite' ? [left] : []);
  });
});

test('the picture form saves a photo and explains why a bad file is rejected', async () => {
  const db = await freshDatabase('sqlite');
  const { ask } = await uploading(db);
  const { name } = await createPlayer(db, { active: 1 });
  const open = await follow(ask, await openPage(ask, '/admin/bilder'), new RegExp(name));
  const saved = await press(ask, open, 'Speichern', { file: await photo() });
  expect(saved.says).toEqual(['Bild gespeichert!']);
  const refused = await press(ask, saved, 'Speichern', { file: Buffer.from('kein Bild') });
  expect([refused.status, refused.alerts]).toEqual([
    422,
    ['Das ist kein Bild, das wir lesen können. Bitte wähle ein JPEG, PNG oder WebP.'],
  ]);
  expect(refused.$(`main img[alt="Bild von ${name}"]`)).toHaveLength(1);
});

test('moveUploads moves the files of the folder into PostgreSQL once and loses no file', async () => {
  const db = await freshDatabase('postgres');
  const site = await uploading(db);
  const folder = join(site.dataDir, 'uploads');
  const old = new Date('2025-05-01T10:00:00.000Z');
  const bytes = await photo();
  await mkdir(join(folder, 'spieler'), { recursive: true });
  for (const path of ['a.jpg', 'gleich.jpg', 'anders.jpg', 'spieler/hofer.jpg']) {
    await writeFile(join(folder, path), bytes);
    await utimes(join(folder, path), old, old);
  }
  const there = openUploads(site);
  await there.add('gleich.jpg', bytes, old);
  await there.add('anders.jpg', Buffer.from('von einem anderen Server'), old);
  const said: string[] = [];
  const move = () => moveUploads(db, site.dataDir, (sentence) => said.push(sentence));
  await Promise.all([move(), move()]);
  await move();
  expect([...new Set(said)]).toEqual([
    `Die hochgeladene Datei ${join(folder, 'anders.jpg')} bleibt dort: In der Datenbank heißt eine andere so.`,
  ]);
  expect(await readdir(folder, { recursive: true })).toEqual(
    expect.arrayContaining(['anders.jpg']),
  );
  expect((await there.read('spieler/hofer.jpg'))?.equals(bytes)).toBe(true);
  expect(await there.read('anders.jpg')).toEqual(Buffer.from('von einem anderen Server'));
  const served = await site.visit('/uploads/a.jpg');
  expect(bytes.equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
  // A moved file keeps its age, so an unused file is deleted on its old date.
  await cleanUploads(db, kinds, site.dataDir, new Date(old.getTime() + 29 * day));
  expect(await there.pictures()).toContain('a.jpg');
  await cleanUploads(db, kinds, site.dataDir, new Date(old.getTime() + 31 * day));
  expect(await there.pictures()).toEqual([]);

  await rm(join(folder, 'anders.jpg'));
  await move();
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('a server sends its copy of a picture that PostgreSQL no longer has', async () => {
  const db = await freshDatabase('postgres');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  await send(site, `/admin/bilder/spieler/${id}`, pictureForm(await photo()));
  const address = await findImage(db, id);
  const ask = async () => (await site.visit(address)).arrayBuffer();
  const [first, same] = await Promise.all([ask(), ask()]);
  expect(same).toEqual(first);
  await db.deleteFrom('upload').execute();
  expect(await ask()).toEqual(first);
  expect((await site.visit(`/bilder/160${address}.webp`)).status).toBe(200);
});

test('the sliders choose which part of the photo is cropped', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  for (const [across, colour] of [
    ['0', 'red'],
    ['1', 'blue'],
  ] as const) {
    const fields = { zoom: '1.5', across, down: '0' };
    await send(site, `/admin/bilder/spieler/${id}`, pictureForm(await photo(), fields));
    const bytes = await (await site.visit(await findImage(db, id))).arrayBuffer();
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(await readPixelColour(bytes, 2, 2)).toBe(colour);
    expect(await readPixelColour(bytes, width - 3, height - 3)).toBe(colour);
  }
});

test('turns a sideways photo upright and removes its location data', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const sideways = await sharp(await photo(1000, 800))
    .withExif({
      IFD0: { Copyright: 'geheim' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 37/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(sideways.includes('geheim')).toBe(true);
  await send(site, `/admin/bilder/spieler/${id}`, pictureForm(sideways));
  const bytes = await (await site.visit(await findImage(db, id))).arrayBuffer();
  const { width = 0, height = 0, exif, icc, xmp } = await sharp(bytes).metadata();
  expect([width, height, exif, icc, xmp]).toEqual([800, 1000, undefined, undefined, undefined]);
  expect(Buffer.from(bytes).includes('geheim')).toBe(false);
  // After the turn to the right, the left side of the photo is at the top.
  expect(await readPixelColour(bytes, 10, 10)).toBe('red');
  expect(await readPixelColour(bytes, 10, height - 10)).toBe('blue');
});

test('a logo keeps its proportions and its transparent background', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createSponsor(db);
  const logo = await sharp({
    create: { width: 2000, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  await send(site, `/admin/bilder/sponsoren/${id}`, pictureForm(logo, {}, 'logo.png'));
  const { logo: address } = await db.selectFrom('sponsor').select('logo').executeTakeFirstOrThrow();
  const { format, width, height, hasAlpha } = await sharp(
    await (await site.visit(address ?? '')).arrayBuffer(),
  ).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'png',
    width: 1280,
    height: 192,
    hasAlpha: true,
  });
});

test('the server removes code after the pixels of an uploaded file', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const polyglot = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]);
  await send(site, `/admin/bilder/spieler/${id}`, pictureForm(polyglot, {}, '../../x.html'));
  const address = await findImage(db, id);
  expect(address).toMatch(/^\/uploads\/[\da-f-]{36}-800x1000\.jpg$/);
  const served = await site.visit(address);
  expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(Buffer.from(await served.arrayBuffer()).includes('<script>')).toBe(false);
});

test('an admin changes the description of an article picture without sending a new file', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const article = await createArticle(db);
  const path = `/admin/bilder/news/${article.id}`;
  await send(site, path, pictureForm(await photo(), { alt: 'Jubel nach dem Tor' }));
  const page = () => site.visit(encodeURI(`/news/${article.slug}`)).then((answer) => answer.text());
  expect(await page()).toContain('alt="Jubel nach dem Tor"');
  expect(await page()).toMatch(/"image":\["http:\/\/localhost\/uploads\//);
  await send(site, path, pictureForm(Buffer.alloc(0), { alt: 'Die Mannschaft jubelt' }));
  expect(await page()).toContain('alt="Die Mannschaft jubelt"');
  expect(await uploads(site)).toHaveLength(1);
  await send(site, path, pictureForm(Buffer.alloc(0), { intent: 'remove' }));
  expect(await page()).not.toContain('/uploads/');
});

test('only admins can upload a picture', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const form = await filePost(pictureForm(await photo()));
  const answer = await site.visit(`/admin/bilder/spieler/${id}`, form);
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    307,
    expect.stringContaining('/login'),
  ]);
  expect(await uploads(site)).toEqual([]);
});

test('the server rejects a request that is longer than any picture', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const long = await filePost(pictureForm(Buffer.alloc(16 * 1024 * 1024)));
  const answer = await site.ask(`/admin/bilder/spieler/${id}`, long);
  expect([answer.status, await answer.text()]).toEqual([413, 'Die Datei ist größer als 15 MB.']);
});

test('a form without a file has the usual size limit on a picture page', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const body = 'a=1&'.repeat(100_000);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await site.ask(`/admin/bilder/spieler/${id}`, {
    ...{ method: 'POST', body },
    headers: { ...headers, 'Content-Length': String(body.length) },
  });
  expect(answer.status).toBe(413);
});

test('the server rejects a picture form with many parts, a long field or long headers', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const path = `/admin/bilder/spieler/${(await createPlayer(db)).id}`;
  const ofManyParts = pictureForm(await photo());
  for (let part = 0; part < 6000; part++) ofManyParts.append('a', '1');
  const ofOneField = pictureForm(await photo(), { version: 'x'.repeat(300_000) });
  for (const form of [ofManyParts, ofOneField])
    expect((await site.ask(path, await filePost(form))).status).toBe(413);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const body = `--x\r\n${'A: b\r\n'.repeat(50_000)}`;
  const ofHeaders = { ...headers, 'Content-Length': String(body.length) };
  expect((await site.ask(path, { method: 'POST', body, headers: ofHeaders })).status).toBe(400);
  expect(await uploads(site)).toEqual([]);
});

test('rejects a long upload that does not declare its length', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const { headers, ...unmeasured } = await filePost(pictureForm(Buffer.alloc(300 * 1024)));
  const without = new Headers(headers);
  without.delete('Content-Length');
  const chunked = new Headers(headers);
  chunked.set('Transfer-Encoding', 'chunked');
  for (const headers of [without, chunked]) {
    const answer = await site.visit(`/admin/bilder/spieler/${id}`, { ...unmeasured, headers });
    expect(answer.status).toBe(413);
  }
});

test('rejects an outdated form after another admin has changed the picture', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  const path = `/admin/bilder/spieler/${id}`;
  const stale = pictureForm(await photo());
  await send(site, path, stale);
  const image = await findImage(db, id);
  for (const form of [stale, pictureForm(Buffer.alloc(0), { intent: 'remove' })]) {
    const answer = await site.ask(path, await filePost(form));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Das Bild hat inzwischen jemand geändert');
  }
  expect(await findImage(db, id)).toBe(image);
});

test('the picture page of a missing record answers 404 and stores nothing', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  for (const path of ['spieler/keiner', 'news/abc', 'news/99999999999', 'wappen/1'])
    for (const init of [{}, await filePost(pictureForm(await photo()))])
      expect((await site.ask(`/admin/bilder/${path}`, init)).status).toBe(404);
  expect(await uploads(site)).toEqual([]);
});

test('the address of a picture selects its width and format', async () => {
  const db = await freshDatabase('sqlite');
  const site = await uploading(db);
  const { id } = await createPlayer(db);
  await send(site, `/admin/bilder/spieler/${id}`, pictureForm(await photo()));
  const address = await findImage(db, id);
  const placeholder = encodeURI('/images/ohne foto.png');
  for (const source of [address, placeholder])
    for (const ending of ['avif', 'webp']) {
      const variant = await site.visit(`/bilder/320${source}.${ending}`);
      expect([source, variant.status]).toEqual([source, 200]);
      expect(variant.headers.get('Content-Type')).toBe(`image/${ending}`);
      const bytes = Buffer.from(await variant.arrayBuffer());
      expect(widthOf(bytes)).toBe(320);
      const start = bytes.subarray(0, 12).toString('latin1');
      expect(start).toMatch(ending === 'avif' ? /ftypavif$/ : /^RIFF.{4}WEBP$/s);
      const whole = Buffer.from(await (await site.visit(source)).arrayBuffer());
      expect(bytes.length).toBeLessThan(whole.length);
    }
  // The server stores each variant and sends the stored file later.
  const kept = await readdir(join(site.dataDir, 'variants'));
  expect(kept).toHaveLength(4);
  const asked = `/bilder/320${address}.webp`;
  const again = Buffer.from(await (await site.visit(asked)).arrayBuffer());
  const files = await Promise.all(
    kept.map((name) => readFile(join(site.dataDir, 'variants', name))),
  );
  expect(files.some((file) => file.equals(again))).toBe(true);
});

test('sends a smaller picture even if it cannot be stored, and reports the error', async () => {
  const db = await freshDatabase('sqlite');
  const { dataDir } = await uploading(db);
  await writeFile(join(dataDir, 'variants'), 'no folder');
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const visit = await openApp(db, undefined, { dataDir, report });
  const answer = await visit('/bilder/160/images/ohne%20wappen.png.webp');
  expect(answer.status).toBe(200);
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(160);
  expect(reported).toHaveLength(1);
});

test('the server answers 404 for unknown widths and formats and for paths outside the folders', async () => {
  const db = await freshDatabase('sqlite');
  const { visit, dataDir } = await uploading(db);
  for (const path of [
    '/bilder/321/images/ohne%20wappen.png.webp',
    '/bilder/320/images/ohne%20wappen.png.gif',
    '/bilder/320/IMAGES/ohne%20wappen.png.webp',
    '/bilder/320/Uploads/ohne%20wappen.png.webp',
    '/bilder/320/images/gibt-es-nicht.png.webp',
    '/bilder/320/images/wappen/fortuna-musterau.svg.webp',
    '/bilder/320/images/%2e%2e/%2e%2e/test/pictures/article.png.webp',
    '/bilder/320/images/..%2f..%2ftest%2fpictures%2farticle.png.webp',
    '/bilder/320/images/%00.png.webp',
    '/bilder/320/images/%zz.png.webp',
    '/bilder/320/etc/passwd.png.webp',
    `/bilder/320/images/${'a'.repeat(400)}.png.webp`,
    '/uploads/..%2fankick.sqlite',
    '/uploads/%2e%2e/ankick.sqlite',
    '/uploads/',
  ])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  expect(await readdir(dataDir)).toEqual([]);
});

test('deletes old resized pictures and makes them again on request', async () => {
  const db = await freshDatabase('sqlite');
  const { visit, dataDir } = await uploading(db);
  const ask = () => visit('/bilder/160/images/ohne%20wappen.png.webp');
  await ask();
  const [name = ''] = await readdir(join(dataDir, 'variants'));
  const file = join(dataDir, 'variants', name);
  const now = new Date();
  await cleanUploads(db, kinds, dataDir, now);
  expect((await stat(file)).size).toBeGreaterThan(0);
  const old = new Date(now.getTime() - 91 * day);
  await utimes(file, old, old);
  await cleanUploads(db, kinds, dataDir, now);
  expect(await readdir(join(dataDir, 'variants'))).toEqual([]);
  expect((await ask()).status).toBe(200);
});
