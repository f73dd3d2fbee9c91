import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { type Engine, freshDatabase, onEachEngine } from '#test/database.ts';
import { playerDraft } from '#test/drafts.ts';
import { openApp } from '#test/open-app.ts';
import { askAsAdmin, createSigningIn, formPost, testPassword } from '#test/sign-in-admin.ts';

/* Tests in which the server's clock moves by a day, forwards or backwards. */

const right = new Date('2026-12-30T23:30:00Z');
const after = (hours: number) => new Date(right.getTime() + hours * 3_600_000);

onEachEngine((engine) => {
  test('a session survives a clock set back, and lasts no longer than allowed', async () => {
    const { asMax, setClock } = await signedIn(engine);
    setClock(after(-24));
    expect((await asMax('/admin')).status).toBe(200);
    setClock(after(-12.01));
    expect((await asMax('/admin')).status).toBe(200);
    setClock(after(0));
    expect((await asMax('/admin')).status).toBe(303);
  });

  test('an expired session stays expired when the clock is set back', async () => {
    const { db, asMax, setClock } = await signedIn(engine);
    setClock(after(24));
    expect((await asMax('/admin')).status).toBe(303);
    setClock(after(0));
    expect((await asMax('/admin')).status).toBe(303);
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('a sign-in while the clock is ahead stays valid after the clock is corrected', async () => {
    const { asMax, setClock } = await signedIn(engine, after(24));
    setClock(right);
    expect((await asMax('/admin')).status).toBe(200);
  });

  test('a wait from a clock that was ahead ends when the clock is corrected', async () => {
    const { ask, setClock } = await signedIn(engine);
    const attempt = async (password: string) =>
      (await ask('/login', formPost({ username: 'max', password }))).status;
    setClock(after(24));
    for (let time = 0; time < 5; time++) expect(await attempt('falsch')).toBe(403);
    // The clocks of two servers always differ a little.
    setClock(after(23.99));
    expect(await attempt(testPassword)).toBe(429);
    setClock(right);
    expect(await attempt(testPassword)).toBe(303);
  });

  test('rejects a reauthentication that lies in the future', async () => {
    const { asMax, setClock } = await signedIn(engine);
    const status = async () => (await asMax('/admin/profil/e-mail')).status;
    const seconds = (count: number) => new Date(right.getTime() + count * 1000);
    for (const [moment, expected] of [
      [seconds(0), 200],
      [seconds(15 * 60 - 1), 200],
      [seconds(15 * 60), 303],
      [seconds(-60), 200],
      [seconds(-61), 303],
      [after(-24), 303],
    ] as const) {
      setClock(moment);
      expect([moment, await status()]).toEqual([moment, expected]);
    }
  });

  test('with a wrong clock the audit log keeps the save order and undoes the last change', async () => {
    const { db, asMax, setClock } = await signedIn(engine);
    const save = async (name: string, hours: number) => {
      const version = recordVersion(await playerRecords.read(db, 'p'));
      const by = { username: 'max', now: after(hours) };
      await saveRecord(db, playerRecords, 'p', { record: playerDraft({ name }), version }, by);
    };
    await save('Erster', 0);
    await save('Zweiter', 24);
    await save('Dritter', 0);
    await save('Vierter', -24);
    const { entries } = await listAuditLog(db, { limit: 10 });
    const names = ['Vierter', 'Dritter', 'Zweiter', 'Erster'];
    expect(entries.map(({ label }) => label)).toEqual(names);

    await undoEntry(db, kinds, entries[0]?.id as number, { username: 'max', now: after(-48) });
    expect((await playerRecords.read(db, 'p'))?.name).toBe('Dritter');
    setClock(right);
    const page = await (await asMax('/admin/protokoll')).text();
    const shown = [...page.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, sentence]) => sentence);
    expect(shown).toEqual(
      ['zurückgenommen: Dritter', ...names].map((told) => expect.stringContaining(told)),
    );
  });
});

async function signedIn(engine: Engine, moment = right) {
  let now = moment;
  const db = await freshDatabase(engine);
  const admin = await createSigningIn(db);
  const ask = await openApp(db, () => now);
  const asMax = await askAsAdmin(ask, db, { admin, now });
  const setClock = (next: Date) => {
    now = next;
  };
  return { db, ask, asMax, setClock };
}
