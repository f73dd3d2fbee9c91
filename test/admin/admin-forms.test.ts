import { expect, test } from 'vitest';
import { signedInAsk } from '#test/admin.ts';
import { openApp } from '#test/app.ts';
import { freshDatabase } from '#test/database.ts';
import { changed, fillClub, forms, versionAt } from './odd-forms.ts';

test('each form as it is here is taken', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedInAsk(await openApp(db), db);
  await fillClub(db);
  for (const [path, fields] of Object.entries(forms)) {
    const body = changed({ ...fields, version: await versionAt(db, path) }, []);
    const answer = await ask(path, { method: 'POST', body });
    expect([path, answer.status]).toEqual([path, fields.intent === 'preview' ? 200 : 303]);
  }
});

test('a body that is too long is refused with a sentence', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedInAsk(await openApp(db), db);
  const body = new URLSearchParams({ name: 'x'.repeat(300_000) });
  const answer = await ask('/admin/spieler/neu', { method: 'POST', body });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('Die Anfrage ist zu groß.');
});
