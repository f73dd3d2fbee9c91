import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { notesOn, parse } from '#test/sample-trees.ts';

const path = '/admin/startbild';

/** Finds the picture behind the welcome on the home page. */
async function heroOf(db: Db) {
  const $ = load(await (await (await openApp(db))('/')).text());
  const picture = $('main picture').first();
  return { image: picture.find('img').attr('src'), smaller: picture.find('source').length };
}

onEachEngine((engine) => {
  test('shows the photo behind the welcome in several sizes until it is removed', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const drawing = await heroOf(db);
    expect(drawing.image).toBe(club.pictures.hero);
    const { fields } = await openPage(ask, path);
    expect(fields.focus).toBe('center');
    const size = { width: 1600, height: 900, channels: 3, background: '#999' } as const;
    const photo = await sharp({ create: size }).jpeg().toBuffer();
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, focus: 'top-right' }))
      body.set(name, value);
    body.set('file', new File([new Uint8Array(photo)], 'platz.jpg'));
    expect((await ask(path, { method: 'POST', body })).status).toBe(303);
    const shown = await heroOf(db);
    expect(shown.image).toMatch(/^\/uploads\/[\w-]+-1600x900\.jpg$/);
    expect(shown.smaller).toBe(2);
    const stored = await openPage(ask, path);
    expect(stored.fields.focus).toBe('top-right');
    const removed = { ...stored.fields, withoutPicture: 'on' };
    expect((await postForm(ask, path, removed)).status).toBe(303);
    expect(await heroOf(db)).toEqual(drawing);
  });
});

test('rejects an unknown focus point', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, path);
  const answer = await postForm(ask, path, { ...fields, focus: 'irgendwo' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Bitte wähle die wichtigste Stelle des Bildes.');
});

test('imports the photo with its focus point; an unknown point becomes the centre', () => {
  expect(parse({ news: {} }).snapshot.heroPicture).toEqual([]);
  expect(notesOn({ hero: { image: '/uploads/platz.jpg', focus: 'left' } })).toEqual([]);
  const { snapshot, notes } = parse({ hero: { image: '/uploads/platz.jpg', focus: 'dort' } });
  expect(snapshot.heroPicture).toMatchObject([{ image: '/uploads/platz.jpg', focus: 'center' }]);
  expect(notes).toHaveLength(1);
});
