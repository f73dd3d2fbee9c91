import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createFanShop } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { notesOn, parse, settings } from '#test/sample-trees.ts';

const path = '/admin/fanshop';
const link = 'https://laden.example/verein';

/** Reads the links to the shop in the menu and banner of the home page, and the picture of the banner. */
async function shopOf(db: Db) {
  const $ = load(await (await (await openApp(db))('/')).text());
  const banner = $('main a:has(img[alt^="Zum Fanshop"])');
  return {
    menu: $('dialog a:contains("Fanshop")').attr('href'),
    banner: banner.attr('href'),
    words: banner.find('img').attr('alt'),
    picture: banner.find('img').attr('src'),
  };
}

onEachEngine((engine) => {
  test('an admin changes the shop link, hides the shop and undoes both changes', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const own = { picture: club.pictures.fanShop, words: 'Zum Fanshop (neues Fenster)' };
    const before = { menu: club.fanShopUrl, banner: club.fanShopUrl, ...own };
    expect(await shopOf(db)).toEqual(before);

    const { fields } = await openPage(ask, path);
    expect(fields).toMatchObject({ link: club.fanShopUrl, shown: 'on' });
    const entered = { ...fields, link, title: 'Leiberl', image: '/images/fanshop-hoch.svg' };
    const saved = await postForm(ask, path, entered);
    expect([saved.status, saved.location]).toEqual([
      303,
      expect.stringMatching(/&meldung=fanshop-gespeichert$/),
    ]);
    expect(await shopOf(db)).toEqual({
      ...{ menu: link, banner: link, picture: '/images/fanshop-hoch.svg' },
      words: 'Zum Fanshop: Leiberl (neues Fenster)',
    });

    const { shown: _, ...hidden } = (await openPage(ask, path)).fields;
    expect((await postForm(ask, path, hidden)).status).toBe(303);
    expect(await shopOf(db)).toEqual({});
    for (const state of [{ menu: link }, before]) {
      const { entries } = await listAuditLog(db, { limit: 9 });
      const last = entries.findLast(({ id }) => id === (state === before ? 1 : 2));
      await undoEntry(db, kinds, last?.id ?? 0, { username: 'max', now: new Date() });
      expect(await shopOf(db)).toMatchObject(state);
    }
  });
});

test.each([
  ['link', '', 'Bitte gib die Adresse des Fanshops ein.'],
  [
    'link',
    'javascript:alert(1)',
    'Bitte gib eine Adresse ein, die mit http:// oder https:// beginnt.',
  ],
  ['title', 'x'.repeat(201), 'Das sind mehr als 200 Zeichen.'],
])('shows the error at a wrong %s and keeps the typed text', async (name, typed, sentence) => {
  const db = await freshDatabase('sqlite');
  await createFanShop(db);
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, path);
  const answer = await postForm(ask, path, { ...fields, description: 'Neu!', [name]: typed });
  expect([answer.status, answer.wrong]).toEqual([422, { [name]: sentence }]);
  expect(answer.fields).toMatchObject({ description: 'Neu!', [name]: typed });
});

test('an old data tree shows the shop; a hidden shop survives import and export', () => {
  const old = { fanShop: { title: 'Shop', link } };
  expect(notesOn(old)).toEqual([]);
  expect(parse(old).snapshot.fanShop).toMatchObject([{ link, image: null, shown: 1 }]);
  const hidden = { title: 'Shop', description: 'Leiberl', link, image: '/shop.jpg', hidden: true };
  const { snapshot } = parse({ fanShop: hidden });
  expect(snapshot.fanShop).toMatchObject([{ image: '/shop.jpg', shown: 0 }]);
  expect(JSON.parse(formatTree(snapshot as never, kinds, settings)).fanShop).toEqual(hidden);
});
