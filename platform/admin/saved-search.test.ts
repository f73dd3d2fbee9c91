import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { openAsAdmin, openPage } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createPlayer } from '#test/factories.ts';
import { formPost } from '#test/sign-in-admin.ts';

/** Returns the addresses of all links on the page that begin with the path `tool`. */
async function linksIn(page: Response, tool: string): Promise<string[]> {
  const $ = load(await page.text());
  return $(`main a[href^="${tool}"]`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

test('keeps the search of a list after a save and on the way back', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const tool = '/admin/spieler';
  for (const name of ['Karl Ähre', 'Ali & Co', ...'ABCDEFGH']) await createPlayer(db, { name });
  await createPlayer(db, { id: 'max', name: 'Max Huber' });
  const list = await ask(`${tool}?suche=max+h`);
  expect(await linksIn(list, `${tool}/`)).toEqual([
    `${tool}/neu?suche=max+h`,
    `${tool}/max?suche=max+h`,
  ]);
  const path = `${tool}/max?suche=max+h`;
  expect(await linksIn(await ask(path), `${tool}?`)).toContain(`${tool}?suche=max+h`);
  const { fields } = await openPage(ask, path);
  const saved = await ask(path, formPost({ ...fields, birthYear: '1990' }));
  expect([saved.status, saved.headers.get('Location')]).toEqual([
    303,
    `${tool}?suche=max+h&gespeichert=max&meldung=spieler-aktualisiert`,
  ]);
  const version = (await openPage(ask, path)).fields.version ?? '';
  const removed = await ask(path, formPost({ intent: 'remove', version }));
  expect(removed.headers.get('Location')).toBe(`${tool}?suche=max+h&meldung=spieler-geloescht`);
});
