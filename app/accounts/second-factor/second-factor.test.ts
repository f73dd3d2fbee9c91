import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createPasswordLink } from '#app/accounts/password/password-link.server.ts';
import type { MailSetup } from '#platform/mail/mail-setup.server.ts';
import { findUserId } from '#platform/sign-in/accounts.server.ts';
import { setGrants } from '#platform/sign-in/grants.server.ts';
import { setSecondFactorCompulsory } from '#platform/sign-in/second-factor.server.ts';
import { accountMailSetup } from '#test/account-mails.ts';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import {
  createSigningIn,
  formPost,
  listAccessKinds,
  readCookies,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';

const page = '/admin/profil/zweiter-faktor';
const wrong = 'Der Code stimmt nicht, oder er wurde schon verwendet. Nimm den nächsten.';
const tooLate = 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.';

onEnginesOfRun((engine) => {
  test('a valid code confirms the second factor and shows ten recovery codes', async () => {
    const { db, ask, cookie, clock } = await openSite(engine);
    const asMax = withCookie(ask, cookie);
    expect(await (await asMax(page)).text()).not.toContain('otpauth:');
    expect((await asMax(page, formPost({ intent: 'begin' }))).status).toBe(303);
    const html = await (await asMax(page)).text();
    const { totpSecret } = await db
      .selectFrom('user')
      .select('totpSecret')
      .executeTakeFirstOrThrow();
    const secret = totpSecret as string;
    expect(Secret.fromBase32(secret).bytes.length).toBe(20);
    expect(html).toContain(`secret=${secret}`);
    expect(html).toMatch(/aria-label="QR-Code für die App"[^>]*viewBox="0 0 (\d+) \1"/);
    expect(await signInWithPassword(ask)).toBe(303);

    const refused = await asMax(page, formPost({ intent: 'confirm', totp: '000000' }));
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Dieser Code passt nicht.'),
    ]);
    expect(await signInWithPassword(ask)).toBe(303);

    const set = await asMax(page, formPost({ intent: 'confirm', totp: codeOf(secret, clock.now) }));
    expect(set.status).toBe(200);
    const codes = recoveryCodesIn(await set.text());
    expect(new Set(codes).size).toBe(10);
    expect(await signInWithPassword(ask)).toBe(200);
    expect(await db.selectFrom('recoveryCode').selectAll().execute()).toHaveLength(10);
    const rows = JSON.stringify(await db.selectFrom('recoveryCode').selectAll().execute());
    for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''));
    expect(await (await asMax(page)).text()).not.toContain(secret);
    expect(await listAccessKinds(db)).toContain('second-factor');
  });

  test('neither the password alone nor the cookie of a pending sign-in opens a page', async () => {
    const { db, ask } = await openWithFactor(engine);
    const answer = await ask('/login', formPost({ username: 'max', password: testPassword }));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('autoComplete="one-time-code"');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^half-sign-in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/,
      ),
    ]);
    const half = readCookies(answer);
    const token = half.split('=')[1];
    // The session of the user who set up the second factor.
    expect(await db.selectFrom('session').select('id').execute()).toHaveLength(1);
    for (const cookie of [half, `session=${token}`, `device=${token}`, `passkey=${token}`])
      for (const path of ['/admin', '/admin.data', page, `${page}.data`]) {
        const opened = await withCookie(ask, cookie)(path);
        expect([cookie, path, opened.status]).not.toContain(200);
        expect(await opened.text()).not.toContain('Angemeldet als');
      }
    const none = await ask('/login', formPost({ code: '123456' }));
    expect([none.status, await none.text()]).toEqual([403, expect.stringContaining(tooLate)]);
  });

  test('password and code sign in, and a used code is rejected', async () => {
    const { db, ask, secret, clock } = await openWithFactor(engine);
    clock.later(60);
    const code = codeOf(secret, clock.now);
    const half = await halfSignIn(ask);
    const signedIn = await withCookie(ask, half)(
      '/login?zu=%2Fadmin%2Fspieler',
      formPost({ code }),
    );
    expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([303, '/admin/spieler']);
    expect((await withCookie(ask, readCookies(signedIn))('/admin')).status).toBe(200);
    const after = await withCookie(ask, half)('/login', formPost({ code: '111111' }));
    expect(await after.text()).toContain(tooLate);

    const replayed = await withCookie(ask, await halfSignIn(ask))('/login', formPost({ code }));
    expect([replayed.status, await replayed.text()]).toEqual([403, expect.stringContaining(wrong)]);
    expect(await listAccessKinds(db)).toContain('failed-sign-in');
  });

  test('accepts only one of two simultaneous sign-ins with one code', async () => {
    const { ask, secret, clock } = await openWithFactor(engine);
    clock.later(60);
    const code = codeOf(secret, clock.now);
    const halves = [await halfSignIn(ask), await halfSignIn(ask)];
    const answers = await Promise.all(
      halves.map((half) => withCookie(ask, half)('/login', formPost({ code }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403]);
  });

  test('accepts the previous and the next code, but no older or later one', async () => {
    const { ask, secret, clock } = await openWithFactor(engine);
    for (const [seconds, status] of [
      [-60, 403],
      [60, 403],
      [-30, 303],
      [30, 303],
    ] as const) {
      clock.later(120);
      const code = codeOf(secret, new Date(clock.now.getTime() + seconds * 1000));
      const answer = await withCookie(ask, await halfSignIn(ask))('/login', formPost({ code }));
      expect([seconds, answer.status]).toEqual([seconds, status]);
    }
  });

  test('after five wrong codes, the right code has to wait in every pending sign-in', async () => {
    const { ask, secret, clock } = await openWithFactor(engine);
    clock.later(60);
    const tries = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const code = `00000${number}`;
      tries.push(await withCookie(ask, await halfSignIn(ask))('/login', formPost({ code })));
    }
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 429]);
    expect(tries.at(-1)?.headers.get('Retry-After')).toBe('1');
    const half = await halfSignIn(ask);
    const right = formPost({ code: codeOf(secret, clock.now) });
    expect((await withCookie(ask, half)('/login', right)).status).toBe(429);
    clock.later(2);
    expect((await withCookie(ask, half)('/login', right)).status).toBe(303);
  });

  test('a recovery code signs in once, even with capitals and spaces', async () => {
    const { db, ask, codes } = await openWithFactor(engine);
    const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `;
    const signIn = async () =>
      withCookie(ask, await halfSignIn(ask))('/login', formPost({ code: typed }));
    expect((await signIn()).status).toBe(303);
    expect(await listAccessKinds(db)).toContain('recovery-code');
    expect((await signIn()).status).toBe(403);
    expect(await db.selectFrom('recoveryCode').selectAll().execute()).toHaveLength(9);
  });

  test('answers every invalid code with a 4xx status', async () => {
    const { db, ask, cookie } = await openWithFactor(engine);
    for (const code of [
      '',
      ' ',
      '\0',
      '12345\0',
      '９９９９９９',
      'x'.repeat(90_000),
      '<b>1</b>',
      '-1',
    ]) {
      await db.deleteFrom('failedSignIn').execute();
      const half = withCookie(ask, await halfSignIn(ask));
      const answer = await half('/login', formPost({ code }));
      expect([code.slice(0, 9), answer.status >= 400 && answer.status < 500]).toEqual([
        code.slice(0, 9),
        true,
      ]);
      const removal = await withCookie(ask, cookie)(
        page,
        formPost({ intent: 'remove', totp: code }),
      );
      expect([code.slice(0, 9), removal.status]).toEqual([code.slice(0, 9), 422]);
    }
  });

  test('only a code removes a second factor, and a mail reports it', async () => {
    const { db, ask, cookie, secret, clock } = await openWithFactor(engine, accountMailSetup);
    clock.later(60);
    const asMax = withCookie(ask, cookie);
    expect((await asMax(page, formPost({ intent: 'remove', totp: '000000' }))).status).toBe(422);
    const totp = codeOf(secret, clock.now);
    expect((await asMax(page, formPost({ intent: 'remove', totp }))).status).toBe(303);
    expect(await signInWithPassword(ask)).toBe(303);
    expect(await db.selectFrom('recoveryCode').selectAll().execute()).toEqual([]);
    const mails = await db
      .selectFrom('outgoingMail')
      .where('accountLetter', 'not like', '%second-factor-added%')
      .select(['recipient', 'accountLetter'])
      .execute();
    expect(mails).toEqual([
      {
        recipient: 'max@verein.example',
        accountLetter: expect.stringContaining('"what":"second-factor-removed"'),
      },
    ]);
  });

  test('new recovery codes replace the old recovery codes', async () => {
    const { ask, cookie, codes } = await openWithFactor(engine);
    const answer = await withCookie(ask, cookie)(page, formPost({ intent: 'codes' }));
    const fresh = recoveryCodesIn(await answer.text());
    expect(fresh).toHaveLength(10);
    for (const [code, status] of [
      [codes[0], 403],
      [fresh[0], 303],
    ] as const) {
      const signIn = withCookie(ask, await halfSignIn(ask));
      expect((await signIn('/login', formPost({ code: code as string }))).status).toBe(status);
    }
  });

  test('an administrator must set up a compulsory second factor first', async () => {
    const { db, ask, cookie } = await openSite(engine);
    const asMax = withCookie(ask, cookie);
    await setSecondFactorCompulsory(db, true);
    for (const path of ['/admin', '/admin/spieler', '/admin/personen', '/admin.data']) {
      const answer = await asMax(path);
      const place = answer.headers.get('Location') ?? (await answer.text());
      expect([path, place]).toEqual([path, expect.stringContaining(page)]);
    }
    expect((await asMax('/admin/spieler/neu', formPost({ name: 'x' }))).status).toBe(403);
    const html = await (await asMax(page)).text();
    expect(html).toContain('Für Admins ist ein zweiter Faktor Pflicht.');
    expect((await asMax('/admin/profil/passkeys')).status).toBe(200);
    await setGrants(db, 'max', [{ role: 'editorial', scope: 'club' }]);
    expect((await asMax('/admin')).status).toBe(200);
    await setGrants(db, 'max', [{ role: 'administration', scope: 'club' }]);
    await db.updateTable('user').set({ totpSecret: 'GEZDGNBV', totpStep: 1 }).execute();
    expect((await asMax('/admin')).status).toBe(200);
    await db.updateTable('user').set({ totpSecret: null, totpStep: null }).execute();
    await setSecondFactorCompulsory(db, false);
    expect((await asMax('/admin')).status).toBe(200);
  });
});

test('a sign-in without its code expires after ten minutes', async () => {
  const { ask, secret, clock } = await openWithFactor('sqlite');
  for (const [seconds, status] of [
    [10 * 60, 403],
    [10 * 60 - 1, 303],
  ] as const) {
    const half = await halfSignIn(ask);
    clock.later(seconds);
    const code = codeOf(secret, clock.now);
    const answer = await withCookie(ask, half)('/login', formPost({ code }));
    expect([seconds, answer.status]).toEqual([seconds, status]);
  }
});

test('after a password reset, the sign-in still asks for the second factor', async () => {
  const { db, ask, secret, clock } = await openWithFactor('sqlite');
  const link = await createPasswordLink(db, 'max', { username: 'max', now: clock.now });
  const password = 'Sieben rote Dächer im Nebel';
  expect((await ask(link, formPost({ password }))).status).toBe(303);
  clock.later(60);
  const first = await ask('/login', formPost({ username: 'max', password }));
  expect([first.status, await first.text()]).toEqual([
    200,
    expect.stringContaining('autoComplete="one-time-code"'),
  ]);
  const code = codeOf(secret, clock.now);
  const second = await withCookie(ask, readCookies(first))('/login', formPost({ code }));
  expect(second.status).toBe(303);
});

test('a password change ends a pending sign-in', async () => {
  const { db, ask, secret, clock } = await openWithFactor('sqlite');
  clock.later(60);
  const half = await halfSignIn(ask);
  await db.updateTable('account').set({ password: '$argon2id$anders' }).execute();
  const answer = await withCookie(ask, half)(
    '/login',
    formPost({ code: codeOf(secret, clock.now) }),
  );
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(tooLate)]);
});

test('keeps the pending form while the sign-in asks for the code', async () => {
  const { ask, secret, clock } = await openWithFactor('sqlite');
  clock.later(60);
  const address = '/login?zu=%2Fadmin%2Fspieler%2Fneu';
  const first = await ask(
    address,
    formPost({ 'carried:name': 'Mitgenommen', username: 'max', password: testPassword }),
  );
  expect(await first.text()).toContain('name="carried:name" value="Mitgenommen"');
  const asHalf = withCookie(ask, readCookies(first));
  const code = codeOf(secret, clock.now);
  const second = await asHalf(address, formPost({ 'carried:name': 'Mitgenommen', code }));
  const html = await second.text();
  expect(html).toContain('action="/admin/spieler/neu"');
  expect(html).toContain('name="name" value="Mitgenommen"');
});

async function openSite(engine: Engine, mail?: MailSetup) {
  const db = await freshDatabase(engine);
  const max = await createSigningIn(db);
  const clock = {
    now: new Date('2026-03-01T08:00:10Z'),
    later(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  const ask = await openApp(db, () => clock.now, { mail });
  const cookie = await signInDirectly(db, max, clock.now);
  const userId = (await findUserId(db, max)) as string;
  return { db, ask, cookie, clock, userId };
}

async function openWithFactor(engine: Engine, mail?: MailSetup) {
  const site = await openSite(engine, mail);
  const { db, ask, cookie, clock } = site;
  const asMax = withCookie(ask, cookie);
  await asMax(page, formPost({ intent: 'begin' }));
  const { totpSecret } = await db.selectFrom('user').select('totpSecret').executeTakeFirstOrThrow();
  const secret = totpSecret as string;
  const set = await asMax(page, formPost({ intent: 'confirm', totp: codeOf(secret, clock.now) }));
  return { ...site, secret, codes: recoveryCodesIn(await set.text()) };
}

function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

function recoveryCodesIn(html: string): string[] {
  return html.match(/(?<=<li>)[a-z2-7]{4}(?:-[a-z2-7]{4}){5}(?=<)/g) ?? [];
}

async function signInWithPassword(ask: Ask): Promise<number> {
  return (await ask('/login', formPost({ username: 'max', password: testPassword }))).status;
}

/** Returns the cookie after the password, before the code. */
async function halfSignIn(ask: Ask): Promise<string> {
  return readCookies(await ask('/login', formPost({ username: 'max', password: testPassword })));
}
