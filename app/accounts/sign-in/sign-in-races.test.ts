import { expect, test } from 'vitest';
import { redeemEmailLink } from '#app/accounts/email/change-email.server.ts';
import { requestPassword } from '#app/accounts/forgot-password/request-password.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import {
  findUserId,
  removeAdmin,
  setPassword,
  setPasswordWithin,
} from '#platform/sign-in/accounts.server.ts';
import {
  deleteOldSessions,
  endSession,
  endSessions,
} from '#platform/sign-in/end-sessions.server.ts';
import { finishReauthentication, finishSignIn } from '#platform/sign-in/finish-sign-in.server.ts';
import { createLink, createToken, listLinks } from '#platform/sign-in/one-time-links.server.ts';
import { deletePasskey } from '#platform/sign-in/passkeys.server.ts';
import { hashPassword } from '#platform/sign-in/password-hash.server.ts';
import { startSession } from '#platform/sign-in/sessions.server.ts';
import { type Checked, stillHolds } from '#platform/sign-in/still-holds.server.ts';
import { accountMailSetup, listAccountMails } from '#test/account-mails.ts';
import { type Engine, freshDatabase, onEachEngine } from '#test/database.ts';
import { createPasskey } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import {
  createSigningIn,
  formPost,
  readCookies,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';

const now = new Date('2026-03-01T08:00:00Z');
const better = 'Sieben rote Dächer im Nebel';
const passwordPage = '/admin/profil/passwort';

onEachEngine((engine) => {
  test('no sign-in with the old password survives a simultaneous password change', async () => {
    const { db, ask, max } = await openSite(engine);
    const userId = (await findUserId(db, max)) as string;
    const hash = await hashPassword(better);
    const right = () => formPost({ username: 'max', password: testPassword });
    // Each known device has its own counter, so these sign-ins do not wait for each other.
    const devices: Ask[] = [];
    for (let number = 0; number < 12; number += 1)
      devices.push(withCookie(ask, readCookies(await ask('/login', right()))));
    const before = await countTries(db);
    const signIns = devices.map((device) => device('/login', right()));
    // Waits for the first counted attempt. The server counts an attempt before it checks the password.
    while ((await countTries(db)) === before);
    await db
      .transaction()
      .execute((transaction) => setPasswordWithin(transaction, { userId, hash }));
    const answers = await Promise.all(signIns);
    const pages = await Promise.all(
      answers.map((answer) => withCookie(ask, readCookies(answer))('/admin')),
    );
    expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 303));
    expect(await db.selectFrom('session').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('knownDevice').select('token').execute()).toEqual([]);
  });

  test('stores only one of two simultaneous password changes', async () => {
    const { db, ask, max, asMax } = await openSite(engine);
    const asOther = withCookie(ask, await signInDirectly(db, max));
    const wanted = [better, 'Neun grüne Boote am Morgen'];
    const answers = await Promise.all(
      [asMax, asOther].map((as, index) =>
        as(
          passwordPage,
          formPost({ currentPassword: testPassword, password: wanted[index] ?? '' }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const stored = wanted[answers.findIndex(({ status }) => status === 303)] as string;
    const signIn = await ask('/login', formPost({ username: 'max', password: stored }));
    expect(signIn.status).toBe(303);
  });

  test('during an address change, no working password link is mailed to the old address', async () => {
    const { db } = await openSite(engine);
    const day = 24 * 60 * 60 * 1000;
    for (let round = 0; round < 12; round += 1) {
      const moment = new Date(now.getTime() + round * day);
      const email = `max${round}@neu.example`;
      const link = { purpose: 'email', username: 'max', data: { email } } as const;
      const token = await createToken(db, link, moment);
      const asked = requestPassword(db, { who: 'max', visitor: '203.0.113.7' }, moment);
      // In each round, the address changes a little later.
      for (let turn = 0; turn < round; turn += 1)
        await db.selectFrom('revision').select('value').execute();
      expect(await redeemEmailLink(db, token, { canMail: false }, moment)).toBe(true);
      expect(await asked).toBeUndefined();
      const open = (await listLinks(db, 'password', moment)).map(({ id }) => id);
      const letters = (await listAccountMails(db)).filter(
        (letter) => 'linkId' in letter && open.includes(letter.linkId),
      );
      expect(letters.filter(({ to }) => to !== email)).toEqual([]);
    }
  });

  test('finishes a sign-in only if the checked account data are unchanged', async () => {
    const { db, max } = await openSite(engine);
    const userId = (await findUserId(db, max)) as string;
    const passkey = await createPasskey(db, { userId });
    const request = new Request('http://localhost/login');
    const finish = async (checked: Omit<Checked, 'userId'>) =>
      'cookies' in
      (await finishSignIn(db, request, { username: 'max', checked: { userId, ...checked } }, now));
    const setFactor = (totpSecret: string | null, totpStep: number | null) =>
      db.updateTable('user').set({ totpSecret, totpStep }).execute();

    expect(await finish({ totpSecret: null, passkeyId: passkey.id })).toBe(true);
    // The second factor is set up, but not yet confirmed with a code.
    await setFactor('FIRST', null);
    expect(await finish({ totpSecret: null })).toBe(true);
    expect(await finish({ totpSecret: 'FIRST' })).toBe(false);
    await setFactor('FIRST', 1);
    expect(await finish({ totpSecret: null })).toBe(false);
    expect(await finish({ totpSecret: 'FIRST' })).toBe(true);
    await setFactor('SECOND', 1);
    expect(await finish({ totpSecret: 'FIRST' })).toBe(false);
    await deletePasskey(db, passkey);
    expect(await finish({ passkeyId: passkey.id })).toBe(false);
    await removeAdmin(db, max);
    expect(await finish({})).toBe(false);
  });

  test('an ended session can neither reauthenticate nor add a passkey', async () => {
    const { db, max } = await openSite(engine);
    const userId = (await findUserId(db, max)) as string;
    const { id: sessionId } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    const request = new Request('http://localhost/login');
    const prove = () =>
      finishReauthentication(db, request, { username: 'max', sessionId }, { userId }, now);
    expect(await prove()).toHaveProperty('cookies');
    const isHeld = () =>
      db.transaction().execute((transaction) => stillHolds(transaction, { userId, sessionId }));
    expect(await isHeld()).toBe(true);
    await endSessions(db, userId);
    expect(await prove()).toMatchObject({ status: 403 });
    expect(await isHeld()).toBe(false);
  });

  test('ending a session also deletes data that a running write stores for it', async () => {
    const { db, max } = await openSite(engine);
    const userId = (await findUserId(db, max)) as string;
    const signIn = async () => {
      await signInDirectly(db, max);
      const sessions = await db.selectFrom('session').select('id').execute();
      return sessions.at(-1)?.id ?? '';
    };
    for (const end of [
      () => db.transaction().execute((transaction) => endSessions(transaction, userId)),
      (id: string) => endSession(db, { userId, id }),
    ]) {
      const sessionId = await signIn();
      let ended: Promise<unknown> = Promise.resolve();
      await db.transaction().execute(async (transaction) => {
        expect(await stillHolds(transaction, { userId, sessionId })).toBe(true);
        ended = end(sessionId);
        // Gives `end` enough time to finish if nothing blocks it.
        await hashPassword(better);
        await transaction.updateTable('user').set({ totpSecret: 'begun' }).execute();
        await createLink(transaction, { purpose: 'email', username: 'max' }, now);
      });
      await ended;
      const user = await db.selectFrom('user').select('totpSecret').executeTakeFirst();
      expect([user?.totpSecret, await listLinks(db, 'email', now)]).toEqual([null, []]);
    }
  });

  test('sign-out, a new sign-in and an expired session delete an unconfirmed second factor', async () => {
    const { db, ask, max } = await openSite(engine);
    const begin = () => db.updateTable('user').set({ totpSecret: 'begun' }).execute();
    const findSecret = async () =>
      (await db.selectFrom('user').select('totpSecret').executeTakeFirst())?.totpSecret;
    const asMax = withCookie(ask, await signInDirectly(db, max));
    await begin();
    await asMax('/abmelden', formPost({}));
    expect(await findSecret()).toBeNull();
    const cookie = await signInDirectly(db, max);
    await begin();
    await withCookie(ask, cookie)('/login', formPost({ username: 'max', password: testPassword }));
    expect(await findSecret()).toBeNull();
    await begin();
    await deleteOldSessions(db, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
    expect(await findSecret()).toBeNull();
  });

  test('a password change waits for a running sign-in and then ends its session', async () => {
    const { db, max } = await openSite(engine);
    const userId = (await findUserId(db, max)) as string;
    const order: string[] = [];
    let changed: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (transaction) => {
      expect(await stillHolds(transaction, { userId })).toBe(true);
      changed = setPassword(db, userId, better).then(() => order.push('changed'));
      // Gives `setPassword` enough time to finish if nothing blocks it.
      await hashPassword(better);
      await hashPassword(better);
      const admin = { username: 'max', userId };
      await startSession(transaction, new Request('http://localhost/login'), admin, now);
      order.push('stored');
    });
    await changed;
    expect(order).toEqual(['stored', 'changed']);
    expect(await db.selectFrom('session').select('id').execute()).toEqual([]);
  });
});

async function countTries(db: Db): Promise<number> {
  return (await db.selectFrom('failedSignIn').select('subject').execute()).length;
}

async function openSite(engine: Engine) {
  const db = await freshDatabase(engine);
  const ask = await openApp(db, undefined, { mail: accountMailSetup });
  const max = await createSigningIn(db);
  const asMax = withCookie(ask, await signInDirectly(db, max));
  return { db, ask, max, asMax };
}
