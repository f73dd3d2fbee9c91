import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { outageSentences } from '#platform/db/outage.server.ts';
import { openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createProtocolEntry } from '#test/factories.ts';
import { Failing } from '#test/failing-queries.ts';
import { expectPendingFields } from '#test/form-pages.ts';
import { openApp } from '#test/open-app.ts';
import { createSigningIn, formPost, signInDirectly, withCookie } from '#test/sign-in-admin.ts';
import { collectLog, dataPath, fill, saves } from './outage-sites.ts';

test('with a full disk pages open, and forms come back until there is room', async () => {
  const db = await freshDatabase('sqlite');
  await fill(db);
  const cookie = await signInDirectly(db, await createSigningIn(db));
  const ask = await openApp(db, undefined, collectLog());
  const asMax = withCookie(ask, cookie);
  await fillDisk(db);
  for (const [path, fields] of Object.entries(saves)) {
    const answer = await asMax(path, formPost(fields));
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 503]);
    expect(text).toContain(outageSentences.full);
    expectPendingFields(text, fields);
    const single = await asMax(dataPath(path), formPost(fields));
    expect([path, single.status]).toEqual([path, 503]);
    expect(await single.text()).toContain(outageSentences.full);
  }
  for (const path of ['/', '/team', '/admin', '/admin/spieler/player-1'])
    expect([path, (await asMax(path)).status]).toEqual([path, 200]);

  await sql`pragma max_page_count = 1000000`.execute(db);
  for (const [path, fields] of Object.entries(saves)) {
    const answer = await asMax(path, formPost(fields));
    expect([path, answer.status]).toEqual([path, 303]);
  }
  const { rows } = await sql`pragma integrity_check`.execute(db);
  expect(rows).toEqual([{ integrityCheck: 'ok' }]);
});

test('the page with a failed submission sends the form again until it is saved', async () => {
  const db = await freshDatabase('sqlite');
  const admin = await createSigningIn(db);
  const ask = withCookie(
    await openApp(db, undefined, collectLog()),
    await signInDirectly(db, admin),
  );
  const open = await openPage(ask, '/admin/spieler/neu');
  await fillDisk(db);
  const typed = { name: 'Otto Ohne', position: 'Torwart', shirtNumber: '92', goals: '3' };
  let page = await press(ask, open, 'Speichern', typed);
  for (const _ of ['once', 'twice']) {
    expect([page.status, page.headings]).toEqual([503, [outageSentences.full]]);
    page = await press(ask, page, 'Noch einmal senden');
  }
  await sql`pragma max_page_count = 1000000`.execute(db);
  const saved = await press(ask, page, 'Noch einmal senden');
  expect(saved.says).toEqual(['Spieler erfolgreich hinzugefügt ✅']);
  expect(saved.listed).toEqual(['92 Otto Ohne, Torwart']);
  const { goals } = await db.selectFrom('player').select('goals').executeTakeFirstOrThrow();
  expect(goals).toBe(3);
});

test('a session still opens pages if the server cannot save its last use', async () => {
  const db = await freshDatabase('sqlite');
  const signedInAt = new Date('2026-03-01T08:00:00Z');
  const cookie = await signInDirectly(db, await createSigningIn(db), signedInAt);
  const later = () => new Date('2026-03-01T09:00:00Z');
  const failing = db.withPlugin(new Failing('UpdateQueryNode', 'session', full));
  const ask = withCookie(await openApp(failing, later, collectLog()), cookie);
  expect((await ask('/admin')).status).toBe(200);
});
const full = Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

/** Fills the database file until no row fits any more. */
async function fillDisk(db: Db): Promise<void> {
  await sql`pragma max_page_count = 1`.execute(db);
  for (;;) {
    try {
      await createProtocolEntry(db);
    } catch {
      return;
    }
  }
}
