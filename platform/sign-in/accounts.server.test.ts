import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createAdmin } from '#test/factories.ts';
import { createSigningIn, testPassword } from '#test/sign-in-admin.ts';
import { addAdmin, removeAdmin } from './accounts.server.ts';
import { signIn } from './sign-in.server.ts';

const now = new Date('2026-03-01T08:00:00Z');
const sender = { request: new Request('http://localhost/login'), address: 'a' };

onEachEngine((engine) => {
  test('adds no admin if the account cannot be created', async () => {
    const db = await freshDatabase(engine);
    await createSigningIn(db, 'max', 'buero@verein.example');
    const before = await dump(db);
    const moritz = { username: 'moritz', email: 'Buero@verein.example' };
    await expect(addAdmin(db, moritz, testPassword)).rejects.toThrow();
    expect(await dump(db)).toEqual(before);
  });

  test('signs in with the account of the e-mail address rather than of the username', async () => {
    const db = await freshDatabase(engine);
    await createSigningIn(db, 'max');
    await addAdmin(
      db,
      { username: 'moritz', email: 'm@verein.example' },
      'Sieben rote Dächer im Nebel',
    );
    await db
      .updateTable('admin')
      .set({ email: 'M@verein.example' })
      .where('username', '=', 'max')
      .execute();
    expect(
      await signIn(db, { username: 'max', password: testPassword }, sender, now),
    ).toMatchObject({
      message: 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Anmeldedaten.',
    });
    const shared = { username: 'max', password: 'Sieben rote Dächer im Nebel' };
    expect(await signIn(db, shared, sender, now)).toMatchObject({ proven: { username: 'max' } });
  });

  test('removing an admin keeps an account that another admin uses, too', async () => {
    const db = await freshDatabase(engine);
    const max = await createSigningIn(db, 'max', 'buero@verein.example');
    const moritz = await createAdmin(db, { username: 'moritz', email: 'Buero@verein.example' });
    await removeAdmin(db, max);
    const typed = { username: 'moritz', password: testPassword };
    expect(await signIn(db, typed, sender, now)).toMatchObject({ proven: { username: 'moritz' } });
    await removeAdmin(db, moritz);
    expect(await dump(db)).toMatchObject({ admins: [], users: [], accounts: [] });
  });

  test('an admin with a new e-mail address gets a new account under the old username', async () => {
    const db = await freshDatabase(engine);
    await createSigningIn(db, 'max');
    await db.updateTable('admin').set({ email: 'neu@verein.example' }).execute();
    const max = { username: 'max', email: 'neu@verein.example' };
    await addAdmin(db, max, 'Sieben rote Dächer im Nebel');
    const typed = { username: 'max', password: 'Sieben rote Dächer im Nebel' };
    expect(await signIn(db, typed, sender, now)).toMatchObject({ proven: { username: 'max' } });
  });

  test('signs in with a username that an import has stored in decomposed characters', async () => {
    const db = await freshDatabase(engine);
    await createSigningIn(db, 'jörg'.normalize('NFD'), 'joerg@verein.example');
    const typed = { username: 'JÖRG', password: testPassword };
    expect(await signIn(db, typed, sender, now)).toHaveProperty('proven');
  });

  test('adding or removing an admin raises the revision', async () => {
    const db = await freshDatabase(engine);
    const before = await findRevision(db);
    const max = await createSigningIn(db);
    expect(await findRevision(db)).toBe(before + 1);
    await removeAdmin(db, max);
    expect(await findRevision(db)).toBe(before + 2);
  });
});

async function dump(db: Db) {
  return {
    admins: await db.selectFrom('admin').selectAll().execute(),
    users: await db.selectFrom('user').selectAll().execute(),
    accounts: await db.selectFrom('account').selectAll().execute(),
  };
}
