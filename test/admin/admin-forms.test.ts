import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';
import { changed, fillClub, findVersion, forms } from './odd-forms.ts';

test('each tool accepts its example form', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await askAsAdmin(await openApp(db), db);
  await fillClub(db);
  for (const [path, fields] of Object.entries(forms)) {
    const body = changed({ ...fields, version: await findVersion(db, path) }, []);
    const answer = await ask(path, { method: 'POST', body });
    expect([path, answer.status]).toEqual([path, fields.intent === 'preview' ? 200 : 303]);
  }
});

test('refuses a request body that is too large with a message', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await askAsAdmin(await openApp(db), db);
  const body = new URLSearchParams({ name: 'x'.repeat(300_000) });
  const answer = await ask('/admin/spieler/neu', { method: 'POST', body });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('Die Anfrage ist zu groß.');
});
