import { load } from 'cheerio';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createPasswordLink } from '#app/accounts/password/password-link.server.ts';
import { findUserId } from '#platform/sign-in/accounts.server.ts';
import { accountMailSetup, listAccountMails } from '#test/account-mails.ts';
import { Authenticator } from '#test/authenticator.ts';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createPasskey } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import {
  createSigningIn,
  formPost,
  readCookies,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';

const passkeysPage = '/admin/profil/passkeys';
const factorPage = '/admin/profil/zweiter-faktor';
const passwordPage = '/admin/profil/passwort';
const better = 'Sieben rote Dächer im Nebel';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

onEnginesOfRun((engine) => {
  test('mails the browser and time of an added or removed passkey', async () => {
    const { db, ask, session, now } = await openSite(engine);
    const asMax = withCookie(ask, session);
    const begun = await asMax(`${passkeysPage}.data`, formPost({ intent: 'begin', name: 'Handy' }));
    const challenge = /"challenge","([\w-]+)"/.exec(await begun.text())?.[1] as string;
    const key = new Authenticator();
    const added = await withCookie(ask, `${session}; ${readCookies(begun)}`)(
      passkeysPage,
      formPost(
        { intent: 'add', name: 'Handy', passkey: key.register(challenge) },
        { 'User-Agent': firefox },
      ),
    );
    expect(added.status).toBe(303);
    const who = { to: 'max@verein.example', username: 'max', at: now.toISOString() };
    const onFirefox = { ...who, device: 'Firefox auf Linux' };
    expect(await listAccountMails(db)).toEqual([
      { what: 'passkey-added', name: 'Handy', ...onFirefox },
    ]);
    await db.deleteFrom('outgoingMail').execute();
    const id = key.id.toString('base64url');
    await asMax(passkeysPage, formPost({ intent: 'remove', id }, { 'User-Agent': firefox }));
    expect(await listAccountMails(db)).toEqual([
      { what: 'passkey-removed', name: 'Handy', ...onFirefox },
    ]);
  });

  test('mails the browser and time of a second factor or new recovery codes', async () => {
    const { db, ask, session, now } = await openSite(engine);
    const asMax = withCookie(ask, session);
    await asMax(factorPage, formPost({ intent: 'begin' }));
    const { totpSecret } = await db
      .selectFrom('user')
      .select('totpSecret')
      .executeTakeFirstOrThrow();
    const totp = new TOTP({ secret: Secret.fromBase32(totpSecret as string) }).generate({
      timestamp: now.getTime(),
    });
    const form = formPost({ intent: 'confirm', totp }, { 'User-Agent': firefox });
    expect((await asMax(factorPage, form)).status).toBe(200);
    expect(await listAccountMails(db)).toEqual([
      {
        what: 'second-factor-added',
        ...{ to: 'max@verein.example', username: 'max', device: 'Firefox auf Linux' },
        at: now.toISOString(),
      },
    ]);

    await db.deleteFrom('outgoingMail').execute();
    await asMax(factorPage, formPost({ intent: 'codes' }, { 'User-Agent': firefox }));
    expect(await listAccountMails(db)).toMatchObject([
      { what: 'recovery-codes-renewed', device: 'Firefox auf Linux', at: now.toISOString() },
    ]);
  });

  test('a password change deletes the user’s passkeys that are not ticked', async () => {
    const { db, ask, session, userId } = await openSite(engine);
    for (const [id, name] of [
      ['known', 'Handy'],
      ['strange', 'Fremder'],
    ] as const)
      await createPasskey(db, { id, name, userId });
    const other = await createPasskey(db, {});
    const asMax = withCookie(ask, session);
    expect(await tickedIn(await asMax(passwordPage))).toEqual(['known', 'strange']);
    // This passkey is added after the form was opened.
    await createPasskey(db, { id: 'late', name: 'Später', userId });
    const wrong = { currentPassword: 'falsch', password: better, keptPasskey: 'known' };
    expect(await tickedIn(await asMax(passwordPage, formPost(wrong)))).toEqual(['known']);
    const form = formPost({ ...wrong, currentPassword: testPassword });
    expect((await asMax(passwordPage, form)).status).toBe(303);
    expect(await passkeyIds(db)).toEqual(['known', other.id].toSorted());
    expect(await listAccountMails(db)).toMatchObject([
      { what: 'password-changed', removed: ['Später', 'Fremder'], kept: ['Handy'] },
    ]);
  });

  test('a password link shows the passkeys and removes every passkey that is not ticked', async () => {
    const { db, ask, userId, now } = await openSite(engine);
    for (const id of ['one', 'two']) await createPasskey(db, { id, name: `Der ${id}`, userId });
    const other = await createPasskey(db, {});
    const link = () => createPasswordLink(db, 'max', { username: 'max', now });
    const first = await link();
    const page = await ask(first);
    const html = await page.clone().text();
    expect(html).toContain('Der one');
    expect(await tickedIn(page)).toEqual([]);
    expect(
      await tickedIn(await ask(first, formPost({ password: 'kurz', keptPasskey: 'two' }))),
    ).toEqual(['two']);
    // A ticked passkey of another user is ignored.
    const kept = new URLSearchParams([
      ['password', better],
      ['keptPasskey', 'two'],
      ['keptPasskey', other.id],
      ['keptPasskey', '\0'],
    ]);
    expect((await ask(first, { ...formPost({}), body: kept })).status).toBe(303);
    expect(await passkeyIds(db)).toEqual(['two', other.id].toSorted());
    expect(await listAccountMails(db)).toMatchObject([
      { what: 'password-changed', removed: ['Der one'], kept: ['Der two'] },
    ]);
    await db.deleteFrom('outgoingMail').execute();
    expect((await ask(await link(), formPost({ password: `${better} zwei` }))).status).toBe(303);
    expect(await passkeyIds(db)).toEqual([other.id]);
    expect(await listAccountMails(db)).toMatchObject([
      { what: 'password-changed', removed: ['Der two'], kept: [] },
    ]);
  });
});

async function openSite(engine: Engine) {
  const db = await freshDatabase(engine);
  const max = await createSigningIn(db);
  const now = new Date('2026-03-01T08:00:10Z');
  const ask = await openApp(db, () => now, { mail: accountMailSetup });
  const session = await signInDirectly(db, max, now);
  const userId = (await findUserId(db, max)) as string;
  return { db, ask, session, userId, now };
}

async function passkeyIds(db: Awaited<ReturnType<typeof openSite>>['db']): Promise<string[]> {
  return (await db.selectFrom('passkey').select('id').execute()).map(({ id }) => id).toSorted();
}

async function tickedIn(answer: Response): Promise<(string | undefined)[]> {
  const $ = load(await answer.text());
  return $('input[name=keptPasskey][checked]')
    .toArray()
    .map((input) => $(input).attr('value'));
}
