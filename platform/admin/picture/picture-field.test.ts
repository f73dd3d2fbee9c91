import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { heicRefusal } from '#platform/pictures/limits.ts';
import { openUploads } from '#platform/pictures/uploads.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openPage, postForm } from '#test/admin/form-page.ts';
import { recordTools } from '#test/admin/record-tools.ts';
import { freshDatabase } from '#test/database.ts';
import { createBoardMember } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { filePost, photo, readPixelColour } from '#test/photo.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';

/*
 * Tests the picture field of a record's form (platform/admin/picture) with board members. The last test uses
 * other kinds of records.
 */

const path = '/admin/vorstand/anna';
let db: Db;
let dataDir: string;
let visit: Ask;
let ask: Ask;

beforeEach(async () => {
  db = await freshDatabase('sqlite');
  dataDir = await mkdtemp(join(tmpdir(), 'ankick-picture-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  visit = await openApp(db, undefined, { dataDir });
  ask = await askAsAdmin(visit, db);
});

async function filled(page: Response, entered: Record<string, string | Buffer> = {}) {
  const $ = load(await page.text());
  const form = new FormData();
  for (const { name, value } of $('form:has([name=recordId])').serializeArray())
    form.set(name, value);
  // A browser sends this if no file is chosen.
  form.set('file', new File([], ''));
  for (const [name, value] of Object.entries(entered))
    form.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'f.jpg'));
  return form;
}

async function send(entered: Record<string, string | Buffer>, to = path): Promise<Response> {
  return ask(to, await filePost(await filled(await ask(to), entered)));
}

async function stored(id = 'anna') {
  const query = db.selectFrom('boardMember').selectAll().where('id', '=', id);
  return query.executeTakeFirstOrThrow();
}

/** The first bytes of an iPhone photo: the box with its brand and the compatible brands. */
function heicHead(brand: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)]);
}

function pictureIn(html: string) {
  const $ = load(html);
  const file = $('input[type=file]');
  const error = $(`[id="${file.attr('aria-describedby')}"]`);
  return {
    address: $('input[name=image]').attr('value'),
    wrong: error.text(),
    isFocused: file.attr('autofocus') !== undefined,
    shown: $('main img[alt="Jetziges Bild"]').attr('src'),
  };
}

const uploads = () => openUploads({ db, dataDir }).pictures();

test('saves a picture with the form, crops it and shows it on the page', async () => {
  const form = await filled(await ask('/admin/vorstand/neu'), {
    ...{ name: 'Berta Neu', role: 'Kassierin', file: await photo(), across: '1', zoom: '1.5' },
  });
  const answer = await ask('/admin/vorstand/neu', await filePost(form));
  expect(answer.status).toBe(303);
  const { image } = await stored(String(form.get('recordId')));
  const bytes = await (await visit(image ?? '')).arrayBuffer();
  const { width = 0, height = 1 } = await sharp(bytes).metadata();
  expect(width / height).toBeCloseTo(4 / 5, 2);
  expect(await readPixelColour(bytes, 2, 2)).toBe('blue');
  expect(await (await visit(encodeURI('/führung'))).text()).toContain(image);
  expect(pictureIn(await (await ask(`/admin/vorstand/${form.get('recordId')}`)).text())).toEqual({
    ...{ address: image, shown: image, wrong: '', isFocused: false },
  });
});

test('saving without a chosen file does not change the picture', async () => {
  await createBoardMember(db, { id: 'anna', image: '/images/vorstand/1.svg' });
  expect((await send({ name: 'Anna Anders' })).status).toBe(303);
  expect(await stored()).toMatchObject({ name: 'Anna Anders', image: '/images/vorstand/1.svg' });
});

test.each([
  [
    Buffer.from('<p>Hallo</p>'),
    'Das ist kein Bild, das wir lesen können. Bitte wähle ein JPEG, PNG oder WebP.',
  ],
  [heicHead('heic'), heicRefusal],
  [heicHead('mif1'), heicRefusal],
  [Buffer.alloc(15 * 1024 * 1024 + 1), 'Das Bild ist größer als 15 MB.'],
  ['x', 'Bitte wähle ein Bild aus.'],
])('rejects the invalid file %# at its field and keeps the entered values', async (file, sentence) => {
  await createBoardMember(db, { id: 'anna', name: 'Anna', image: '/images/vorstand/1.svg' });
  const answer = await send({ name: 'Anna Anders', bio: 'Neu dabei.', file });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const shown = '/images/vorstand/1.svg';
  expect(pictureIn(html)).toEqual({ address: shown, shown, wrong: sentence, isFocused: true });
  expect(load(html)('[name=name]').attr('value')).toBe('Anna Anders');
  expect(load(html)('[name=bio]').text()).toBe('Neu dabei.');
  expect(await stored()).toMatchObject({ name: 'Anna', image: shown });
  expect(await uploads()).toEqual([]);
});

test('keeps the uploaded picture if another field has an error', async () => {
  await createBoardMember(db, { id: 'anna', name: 'Anna' });
  const refused = await send({ name: '', file: await photo() });
  expect(refused.status).toBe(422);
  const html = await refused.clone().text();
  const [name = ''] = await uploads();
  expect(pictureIn(html)).toMatchObject({ address: `/uploads/${name}`, wrong: '' });
  expect((await stored()).image).toBeNull();
  const again = await filled(refused, { name: 'Anna Anders' });
  expect((await ask(path, await filePost(again))).status).toBe(303);
  expect(await stored()).toMatchObject({ name: 'Anna Anders', image: `/uploads/${name}` });
});

test('a tick removes the picture, and an undo in the audit log restores it', async () => {
  await createBoardMember(db, { id: 'anna', image: '/images/vorstand/1.svg' });
  expect((await send({ withoutPicture: 'on' })).status).toBe(303);
  expect((await stored()).image).toBeNull();
  const { entries } = await listAuditLog(db, { limit: 1 });
  await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now: new Date() });
  expect((await stored()).image).toBe('/images/vorstand/1.svg');
});

test('shows an error for an invalid stored address, and a tick removes the picture', async () => {
  await createBoardMember(db, { id: 'anna', image: 'http://anderswo.example/anna.jpg' });
  const answer = await send({ name: 'Anna Anders' });
  expect(answer.status).toBe(422);
  expect(pictureIn(await answer.text()).wrong).toBe(
    'Bitte gib eine Adresse ein, die mit / oder https:// beginnt.',
  );
  expect((await send({ name: 'Anna Anders', withoutPicture: 'on' })).status).toBe(303);
  expect(await stored()).toMatchObject({ name: 'Anna Anders', image: null });
});

test('a conflict keeps the chosen picture and the change of the other admin', async () => {
  await createBoardMember(db, { id: 'anna', name: 'Anna' });
  const mine = await filled(await ask(path), { file: await photo() });
  await send({ name: 'Anna Anders' });
  const conflict = await ask(path, await filePost(mine));
  expect(conflict.status).toBe(409);
  const [name = ''] = await uploads();
  expect(pictureIn(await conflict.clone().text()).address).toBe(`/uploads/${name}`);
  expect((await ask(path, await filePost(await filled(conflict)))).status).toBe(303);
  expect(await stored()).toMatchObject({ name: 'Anna Anders', image: `/uploads/${name}` });
});

test('a signed-out admin uploads no picture; a form without one waits for sign-in', async () => {
  await createBoardMember(db, { id: 'anna' });
  const open = await ask(path);
  const short = await filled(open.clone(), { name: 'Anna Anders' });
  expect((await visit(path, await filePost(short))).status).toBe(307);
  const long = await filled(open, { file: Buffer.alloc(300 * 1024) });
  expect((await visit(path, await filePost(long))).status).toBe(303);
  expect(await uploads()).toEqual([]);
});

test.each([
  ['player', 4 / 5],
  ['trainer', 4 / 5],
  ['season', 16 / 9],
] as const)('the form of a %s accepts a picture, a valid address, or neither', async (kind, ratio) => {
  const { tool, store } = recordTools[kind];
  await store(db);
  const record = `${tool.path}/stored`;
  const image = async () => {
    const query = db.selectFrom(kind).select('image').where('id', '=', 'stored');
    return (await query.executeTakeFirstOrThrow()).image;
  };
  const before = await image();
  expect(before).toMatch(/^\/(?:images|uploads)\//);
  expect((await send({}, record)).status).toBe(303);
  expect(await image()).toBe(before);

  expect((await send({ file: await photo() }, record)).status).toBe(303);
  const [name = ''] = await uploads();
  expect(await image()).toBe(`/uploads/${name}`);
  const { width = 0, height = 1 } = await sharp(
    await openUploads({ db, dataDir }).read(name),
  ).metadata();
  expect(width / height).toBeCloseTo(ratio, 2);

  const { fields } = await openPage(ask, record);
  const elsewhere = 'https://anderswo.example/bild.jpg';
  expect((await postForm(ask, record, { ...fields, image: elsewhere })).status).toBe(303);
  expect(await image()).toBe(elsewhere);
  for (const wrong of [
    'javascript:alert(1)',
    '//anderswo.example/bild.png',
    '/\\anderswo.example/bild.png',
    'http://anderswo.example/bild.png',
  ]) {
    const answer = await postForm(ask, record, {
      ...(await openPage(ask, record)).fields,
      image: wrong,
    });
    expect([wrong, answer.status, answer.wrong]).toEqual([
      wrong,
      422,
      { file: 'Bitte gib eine Adresse ein, die mit / oder https:// beginnt.' },
    ]);
  }
  expect(await image()).toBe(elsewhere);
  expect((await send({ withoutPicture: 'on' }, record)).status).toBe(303);
  expect(await image()).toBeNull();
});
