import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { findUserId } from '#platform/sign-in/accounts.server.ts';
import { endSession, endSessions } from '#platform/sign-in/end-sessions.server.ts';
import { listLinks } from '#platform/sign-in/one-time-links.server.ts';
import { accountMailSetup } from '#test/account-mails.ts';
import { Authenticator } from '#test/authenticator.ts';
import { type Engine, freshDatabase, onEachEngine } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import {
  createSigningIn,
  formPost,
  readCookies,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';

type Fields = Record<string, string>;

/** Prepares the account and returns the form that the session sends. */
type Step = (asMax: Ask, db: Db) => Promise<Form>;
type Form = [path: string, fields: Fields, cookie?: string];

const now = new Date('2026-03-01T08:00:10Z');
const factorPage = '/admin/profil/zweiter-faktor';
const passkeysPage = '/admin/profil/passkeys';

const steps: Record<string, Step> = {
  'begins a second factor': async () => [factorPage, { intent: 'begin' }],
  'confirms a second factor': confirmFactor,
  async 'asks for recovery codes'(asMax, db) {
    await setFactor(asMax, db);
    return [factorPage, { intent: 'codes' }];
  },
  async 'removes a second factor'(asMax, db) {
    const [code = ''] = await setFactor(asMax, db);
    return [factorPage, { intent: 'remove', totp: code }];
  },
  'adds a passkey': addPasskey,
  async 'removes a passkey'(asMax, db) {
    expect((await send(asMax, await addPasskey(asMax))).status).toBe(303);
    const { id } = await db.selectFrom('passkey').select('id').executeTakeFirstOrThrow();
    return [passkeysPage, { intent: 'remove', id }];
  },
  'changes the password': async () => [
    '/admin/profil/passwort',
    { currentPassword: testPassword, password: 'Sieben rote Dächer im Nebel' },
  ],
  'changes the address': async () => ['/admin/profil/e-mail', { email: 'neu@verein.example' }],
};

onEachEngine((engine) => {
  for (const [what, step] of Object.entries(steps))
    for (const mail of [accountMailSetup, undefined])
      test(`a session that ${what} ${mail ? 'with' : 'without'} mail changes nothing if it ends before the write`, async () => {
        const { db, asMax, userId, beforeWrite } = await openSite(engine, mail);
        const form = await step(asMax, db);
        beforeWrite(() => endSessions(db, userId));
        const before = await listStored(db);
        expect((await send(asMax, form)).status).toBeGreaterThanOrEqual(400);
        expect(await listStored(db)).toEqual(before);

        const other = await openSite(engine, mail);
        const same = await step(other.asMax, other.db);
        expect((await send(other.asMax, same)).status).toBeLessThan(400);
      });

  test('ending a session deletes the secret of its unconfirmed second factor', async () => {
    const { db, asMax, userId } = await openSite(engine, undefined);
    const { id } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    for (const end of [() => endSessions(db, userId, id), () => endSession(db, { userId, id })]) {
      expect((await asMax(factorPage, formPost({ intent: 'begin' }))).status).toBe(303);
      await end();
      const user = await db.selectFrom('user').select('totpSecret').executeTakeFirst();
      expect(user).toEqual({ totpSecret: null });
    }
  });

  test('ending a session deletes its request for another mail address', async () => {
    for (const [who, path, name, value] of [
      ['max', '/admin/profil', 'session', 'others'],
      ['max', '/admin/profil', 'session', 'first'],
      ['eva', '/admin/personen/max', 'intent', 'sessions'],
    ] as const) {
      const { db, ask, asMax } = await openSite(engine, accountMailSetup);
      const { id: first } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow();
      const email = { email: 'dieb@verein.example' };
      expect((await asMax('/admin/profil/e-mail', formPost(email))).status).toBe(303);
      const admin =
        who === 'eva'
          ? await createSigningIn(db, 'eva')
          : { username: 'max', email: 'max@verein.example' };
      const asOwner = withCookie(ask, await signInDirectly(db, admin, now));
      const form = formPost({ [name]: value === 'first' ? first : value });
      expect((await asOwner(path, form)).status).toBe(303);
      expect([who, await listLinks(db, 'email', now)]).toEqual([who, []]);
    }
  });
});

async function confirmFactor(asMax: Ask, db: Db): Promise<Form> {
  await asMax(factorPage, formPost({ intent: 'begin' }));
  const { totpSecret } = await db.selectFrom('user').select('totpSecret').executeTakeFirstOrThrow();
  const totp = codeOf(totpSecret as string);
  return [factorPage, { intent: 'confirm', totp }];
}

/** @returns the recovery codes */
async function setFactor(asMax: Ask, db: Db): Promise<string[]> {
  const set = await asMax(factorPage, formPost((await confirmFactor(asMax, db))[1]));
  return (await set.text()).match(/(?<=<li>)[a-z2-7]{4}(?:-[a-z2-7]{4}){5}(?=<)/g) ?? [];
}

async function addPasskey(asMax: Ask): Promise<Form> {
  const begun = await asMax(`${passkeysPage}.data`, formPost({ intent: 'begin', name: 'Handy' }));
  const challenge = /"challenge","([\w-]+)"/.exec(await begun.text())?.[1] ?? '';
  const passkey = new Authenticator().register(challenge);
  return [passkeysPage, { intent: 'add', name: 'Handy', passkey }, readCookies(begun)];
}

function send(asMax: Ask, [path, fields, cookie = '']: Form): Promise<Response> {
  return asMax(path, formPost(fields, { Cookie: cookie }));
}

function codeOf(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: now.getTime() });
}

/**
 * Lists the account data that a session can change. Leaves out codes, because every tried code counts as
 * used.
 */
async function listStored(db: Db) {
  const users = db.selectFrom('user').select('email');
  const confirmed = db.selectFrom('user').select('totpSecret').where('totpStep', 'is not', null);
  return {
    emails: (await users.execute()).map(({ email }) => email),
    secrets: await confirmed.execute(),
    passwords: await db.selectFrom('account').select('password').execute(),
    passkeys: await db.selectFrom('passkey').select('id').execute(),
    links: await db.selectFrom('oneTimeLink').select('id').where('purpose', '=', 'email').execute(),
    letters: await db.selectFrom('outgoingMail').select('id').execute(),
  };
}

async function openSite(engine: Engine, mail: typeof accountMailSetup | undefined) {
  const db = await freshDatabase(engine);
  const max = await createSigningIn(db);
  const userId = (await findUserId(db, max)) as string;
  let meanwhile: (() => Promise<void>) | undefined;
  const ask = await openApp(
    holding(db, () => meanwhile?.()),
    () => now,
    { mail },
  );
  const session = await signInDirectly(db, max, now);
  const asMax: Ask = (path, init = {}) => {
    const given = new Headers(init.headers).get('Cookie');
    return withCookie(ask, [session, given].filter(Boolean).join('; '))(path, init);
  };
  return {
    ...{ db, ask, asMax, userId },
    beforeWrite(work: () => Promise<void>) {
      meanwhile = work;
    },
  };
}

/** A database in which something happens before each transaction, after the session was looked up. */
function holding(db: Db, meanwhile: () => Promise<void> | undefined): Db {
  return new Proxy(db, {
    get(of, key) {
      const value: unknown = Reflect.get(of, key, of);
      if (key === 'transaction')
        return () => ({
          async execute<T>(work: (transaction: Db) => Promise<T>) {
            await meanwhile();
            return of.transaction().execute(work);
          },
        });
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}
