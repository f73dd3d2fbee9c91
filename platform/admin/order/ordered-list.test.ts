import { load } from 'cheerio';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createBoardMember } from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';
import { formPost } from '#test/sign-in-admin.ts';

const path = '/admin/vorstand';
let db: Db;
let ask: Ask;
beforeEach(async () => {
  db = await freshDatabase('sqlite');
  for (const name of ['Anna', 'Berta', 'Carla'])
    await createBoardMember(db, { id: name, name, role: 'Beirat' });
  ask = await openAsAdmin(db);
});

async function press(name: string) {
  const $ = load(await (await ask(path)).text());
  const button = $('button[name=move]').filter((_, it) => $(it).text() === name);
  return postForm(ask, path, { intent: 'move', move: button.attr('value') ?? '' });
}

const listed = async () => (await openPage(ask, path)).listed.map((line) => line.split(',')[0]);

test('moves records with form buttons and shows the new order on the site', async () => {
  const answer = await press('Nach oben: Carla');
  expect([answer.status, answer.location]).toEqual([303, `${path}?meldung=vorstand-gereiht`]);
  expect((await openPage(ask, answer.location ?? '')).says).toEqual([
    'Reihenfolge im Vorstand gespeichert!',
  ]);
  expect(await listed()).toEqual(['Anna', 'Carla', 'Berta']);
  await press('Nach unten: Anna');
  await press('Nach unten: Anna');
  expect(await listed()).toEqual(['Carla', 'Berta', 'Anna']);
  const imprint = load(await (await ask('/impressum')).text())('main').text();
  expect(imprint).toMatch(/Beirat: Carla\s+Beirat: Berta\s+Beirat: Anna/);
});

test('the first record cannot move up, and the last record cannot move down', async () => {
  const $ = load(await (await ask(path)).text());
  const names = $('button[name=move]:not([hidden])').toArray();
  expect(names.map((it) => $(it).text())).toEqual([
    ...['Nach unten: Anna', 'Nach oben: Berta', 'Nach unten: Berta', 'Nach oben: Carla'],
  ]);
});

test('the audit log shows the old and new order, and an undo restores it', async () => {
  await press('Nach oben: Berta');
  const $ = load(await (await ask('/admin/protokoll')).text());
  expect($('main h2').first().text()).toBe('max hat die Reihenfolge im Vorstand geändert');
  expect(
    $('main td')
      .toArray()
      .map((cell) => $(cell).text()),
  ).toEqual(['Anna\nBerta\nCarla', 'Berta\nAnna\nCarla']);
  await postForm(ask, '/admin/protokoll', { entry: String($('[name=entry]').attr('value')) });
  expect(await listed()).toEqual(['Anna', 'Berta', 'Carla']);
});

test('shows an error and moves no record if the list has changed', async () => {
  const $ = load(await (await ask(path)).text());
  const move = $('button[name=move]:not([hidden])').first().attr('value') ?? '';
  await db.deleteFrom('boardMember').where('id', '=', 'Carla').execute();
  const answer = await postForm(ask, path, { intent: 'move', move });
  expect([answer.status, answer.alerts]).toEqual([
    409,
    ['Fehler beim Speichern ❌: Jemand hat die Liste inzwischen geändert.'],
  ]);
  expect(await listed()).toEqual(['Anna', 'Berta']);
});

test.each([
  '',
  'x',
  '{}',
  '["Anna"]',
  '[1,2]',
  '["Anna","Berta","Carla"]',
])('rejects an invalid move: %s', async (move) => {
  const answer = await ask(path, formPost({ intent: 'move', move }));
  expect(answer.status).toBe(400);
});

test('rejects a move in a list without an order', async () => {
  const form = { intent: 'move', move: '["Anna",null]' };
  expect((await ask('/admin/trainer', formPost(form))).status).toBe(400);
});
