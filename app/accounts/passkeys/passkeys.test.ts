import { expect, test } from 'vitest';
import { setSecondFactorCompulsory } from '#platform/sign-in/second-factor.server.ts';
import { Authenticator, type Misdeeds } from '#test/authenticator.ts';
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

const page = '/admin/profil/passkeys';

onEnginesOfRun((engine) => {
  test('a user can sign in with an added passkey', async () => {
    const { db, ask, key } = await openWithPasskey(engine);
    const answer = await signIn(ask, key);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin']);
    expect((await withCookie(ask, readCookies(answer))('/admin')).status).toBe(200);
    expect(await listAccessKinds(db)).toContain('passkey');
  });

  test('accepts a passkey answer once, even from two simultaneous requests', async () => {
    const { db, ask, key } = await openWithPasskey(engine);
    const { challenge, cookie } = await begin(ask);
    const form = () => formPost({ passkey: key.signIn(challenge) }, { Cookie: cookie });
    const both = await Promise.all([ask('/login', form()), ask('/login', form())]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 403]);
    expect((await ask('/login', form())).status).toBe(403);
    expect(await listAccessKinds(db)).toContain('failed-sign-in');
  });

  test('a challenge registers only one passkey', async () => {
    const { db, asMax } = await openSite(engine);
    const { challenge, cookie } = await beginNew(asMax);
    const statuses = [];
    for (const key of [new Authenticator(), new Authenticator()])
      statuses.push((await add(asMax, cookie, key.register(challenge))).status);
    expect(statuses).toEqual([303, 422]);
    expect(await db.selectFrom('passkey').select('name').execute()).toEqual([{ name: 'Handy' }]);
  });

  test('refuses a passkey counter that does not rise, and logs the failed sign-in', async () => {
    const { db, ask, key } = await openWithPasskey(engine);
    expect((await signIn(ask, key, { counter: 7 })).status).toBe(303);
    for (const counter of [7, 6, 0])
      expect([counter, (await signIn(ask, key, { counter })).status]).toEqual([counter, 403]);
    const failed = db
      .selectFrom('accessEntry')
      .select('times')
      .where('kind', '=', 'failed-sign-in');
    expect(await failed.execute()).toEqual([{ times: 3 }]);
  });

  test('accepts the highest possible passkey counter, but only once', async () => {
    const { ask, key } = await openWithPasskey(engine);
    const counter = 2 ** 32 - 1;
    expect((await signIn(ask, key, { counter })).status).toBe(303);
    expect((await signIn(ask, key, { counter })).status).toBe(403);
  });

  test('a removed passkey can no longer sign in', async () => {
    const { ask, asMax, key } = await openWithPasskey(engine);
    const id = key.id.toString('base64url');
    expect((await asMax(page, formPost({ intent: 'remove', id }))).status).toBe(303);
    expect((await signIn(ask, key)).status).toBe(403);
    expect((await asMax(page, formPost({ intent: 'remove', id }))).status).toBe(409);
  });

  test('a user cannot remove another user’s passkey', async () => {
    const { db, ask, key, clock } = await openWithPasskey(engine);
    const eva = await createSigningIn(db, 'eva');
    const asEva = withCookie(ask, await signInDirectly(db, eva, clock.now));
    const id = key.id.toString('base64url');
    expect((await asEva(page, formPost({ intent: 'remove', id }))).status).toBe(409);
    expect((await signIn(ask, key)).status).toBe(303);
  });

  test('a passkey reauthenticates only its own account', async () => {
    const { db, ask, cookie, key, clock } = await openWithPasskey(engine);
    const eva = await createSigningIn(db, 'eva');
    const evas = await signInDirectly(db, eva, clock.now);
    clock.later(15 * 60);
    const address = '/login?zu=%2Fadmin%2Fspieler&nachweis=1';
    for (const [session, status] of [
      [evas, 403],
      [cookie, 303],
    ] as const) {
      const begun = await begin(withCookie(ask, session), '/login.data?nachweis=1');
      const form = formPost({ passkey: key.signIn(begun.challenge) });
      const cookies = `${session}; ${begun.cookie}`;
      expect((await withCookie(ask, cookies)(address, form)).status).toBe(status);
    }
  });

  test('a visitor who asks for many challenges does not block a known device', async () => {
    const { ask } = await openSite(engine);
    const known = readCookies(
      await ask('/login', formPost({ username: 'max', password: testPassword })),
    );
    const device = known.split('; ').find((cookie) => cookie.startsWith('device=')) ?? '';
    const begin = (asker: Ask) => asker('/login', formPost({ passkey: 'begin' }));
    for (let times = 0; times < 8; times++) await begin(ask);
    expect((await begin(ask)).status).toBe(429);
    expect(
      (await begin(withCookie(ask, 'device=0123456789012345678901234567890123456789012'))).status,
    ).toBe(429);
    expect((await begin(withCookie(ask, device))).status).toBe(200);
  });

  test('a visitor who asks for many challenges has to wait and fills no table', async () => {
    const { db, ask } = await openSite(engine);
    const answers = [];
    for (let times = 0; times < 12; times++)
      answers.push(await ask('/login', formPost({ passkey: 'begin' })));
    const last = answers.at(-1);
    expect([last?.status, Number(last?.headers.get('Retry-After'))]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds > 0),
    ]);
    const given = answers.filter(({ status }) => status === 200).length;
    expect(given).toBeLessThan(7);
    expect(await db.selectFrom('oneTimeLink').select('id').execute()).toHaveLength(given);
  });

  test('rejects invalid passkey names and answers, and stores nothing', async () => {
    const { db, ask, asMax } = await openSite(engine);
    const long = 'x'.repeat(90_000);
    for (const name of ['', '\0', long])
      expect((await asMax(page, formPost({ intent: 'begin', name }))).status).toBe(422);
    for (const passkey of hostileAnswers) {
      const begun = await begin(ask).catch(() => ({ cookie: '' }));
      const tried = await ask('/login', formPost({ passkey }, { Cookie: begun.cookie }));
      expect([passkey.slice(0, 40), tried.status]).toEqual([passkey.slice(0, 40), 403]);
      const { cookie } = await beginNew(asMax);
      const added = await add(asMax, cookie, passkey);
      expect([passkey.slice(0, 40), added.status]).toEqual([passkey.slice(0, 40), 422]);
    }
    expect(await db.selectFrom('passkey').selectAll().execute()).toEqual([]);
  });

  test('rejects a passkey with an id that is too long', async () => {
    const { asMax } = await openSite(engine);
    for (const id of [undefined, 'kurz']) {
      const { challenge, cookie } = await beginNew(asMax);
      const answer = new Authenticator(5000).register(challenge, id === undefined ? {} : { id });
      expect([id, (await add(asMax, cookie, answer)).status]).toEqual([id, 422]);
    }
  });

  test('shows HTML in a passkey name as text and drops the NUL character', async () => {
    const { asMax } = await openSite(engine);
    const { challenge, cookie } = await beginNew(asMax);
    const name = 'Das\0<b>Handy';
    const made = await add(asMax, cookie, new Authenticator().register(challenge), name);
    expect(made.status).toBe(303);
    expect(await (await asMax(page)).text()).toContain('Das &lt;b&gt;Handy');
  });
});

const longest = 'x'.repeat(90_000);
const hostileAnswers = [
  ...[
    '',
    '\0',
    'kein JSON',
    'null',
    '[]',
    '[[]]',
    '1',
    '{}',
    '{"id":{}}',
    '{"__proto__":{"id":"x"}}',
  ],
  ...['{"id":"x"}', '{"id":"x","rawId":"x","type":"public-key","response":null}'],
  ...['{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":[],"signature":1}}'],
  ...[longest, '['.repeat(15_000), JSON.stringify({ id: 'x', response: longest })],
];

test('adds a passkey even if the browser reports invalid transports', async () => {
  for (const transports of ['usb', null, 1, {}, [null, {}, 'usb', '\0']]) {
    const { asMax } = await openSite('sqlite');
    const { challenge, cookie } = await beginNew(asMax);
    const answer = new Authenticator().register(challenge, { transports });
    expect([transports, (await add(asMax, cookie, answer)).status]).toEqual([transports, 303]);
    expect((await asMax(page, formPost({ intent: 'begin', name: 'Zweites' }))).status).toBe(200);
  }
});

const misdeeds: Misdeeds[] = [
  { isVerified: false },
  { origin: 'https://boese.example' },
  { origin: 'http://localhost:8080' },
  { rpId: 'boese.example' },
];

test('rejects a passkey without user verification or from another site', async () => {
  for (const misdeed of misdeeds) {
    const { ask, asMax, key } = await openWithPasskey('sqlite');
    expect([misdeed, (await signIn(ask, key, misdeed)).status]).toEqual([misdeed, 403]);
    const { challenge, cookie } = await beginNew(asMax);
    const answer = new Authenticator().register(challenge, misdeed);
    expect([misdeed, (await add(asMax, cookie, answer)).status]).toEqual([misdeed, 422]);
    expect((await signIn(ask, key)).status).toBe(303);
  }
});

test('rejects an answer to the challenge of another browser', async () => {
  const { ask, asMax, key } = await openWithPasskey('sqlite');
  const [mine, theirs] = [await begin(ask), await begin(ask)];
  const form = formPost({ passkey: key.signIn(theirs.challenge) });
  expect((await withCookie(ask, mine.cookie)('/login', form)).status).toBe(403);
  expect((await ask('/login', form)).status).toBe(403);
  // A challenge for a new passkey does not sign in.
  const fresh = await beginNew(asMax);
  const other = formPost({ passkey: key.signIn(fresh.challenge) });
  expect((await withCookie(ask, fresh.cookie)('/login', other)).status).toBe(403);
});

test('a challenge for a new passkey is valid only for its own account', async () => {
  const { db, ask, asMax, clock } = await openSite('sqlite');
  const eva = await createSigningIn(db, 'eva');
  const session = await signInDirectly(db, eva, clock.now);
  const { challenge, cookie } = await beginNew(asMax);
  const asEva = withCookie(ask, `${session}; ${cookie}`);
  const answer = new Authenticator().register(challenge);
  expect((await add(asEva, cookie, answer)).status).toBe(422);
});

test('a challenge expires after five minutes', async () => {
  const { ask, key, clock } = await openWithPasskey('sqlite');
  for (const [seconds, status] of [
    [5 * 60, 403],
    [5 * 60 - 1, 303],
  ] as const) {
    const { challenge, cookie } = await begin(ask);
    clock.later(seconds);
    const form = formPost({ passkey: key.signIn(challenge) });
    expect((await withCookie(ask, cookie)('/login', form)).status).toBe(status);
  }
});

test('after 15 minutes, adding or removing a passkey requires reauthentication', async () => {
  const { db, asMax, clock, key } = await openWithPasskey('sqlite');
  clock.later(15 * 60);
  const id = key.id.toString('base64url');
  const forms: Record<string, string>[] = [
    { intent: 'begin', name: 'x' },
    { intent: 'add', name: 'x', passkey: '{}' },
    { intent: 'remove', id },
  ];
  for (const fields of forms) {
    const answer = await asMax(page, formPost(fields));
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      307,
      expect.stringContaining('nachweis=1'),
    ]);
  }
  expect(await db.selectFrom('passkey').select('id').execute()).toHaveLength(1);
});

test('a compulsory second factor must be set up before a passkey opens /admin', async () => {
  const { db, ask, key } = await openWithPasskey('sqlite');
  await setSecondFactorCompulsory(db, true);
  const asMax = withCookie(ask, readCookies(await signIn(ask, key)));
  expect((await asMax('/admin')).headers.get('Location')).toBe('/admin/profil/zweiter-faktor');
  expect(await (await asMax(page)).text()).toContain('Ein Passkey ersetzt ihn nicht');
  await db.updateTable('user').set({ totpSecret: 'GEZDGNBV', totpStep: 1 }).execute();
  const again = withCookie(ask, readCookies(await signIn(ask, key)));
  expect((await again('/admin')).status).toBe(200);
});

async function openSite(engine: Engine) {
  const db = await freshDatabase(engine);
  const max = await createSigningIn(db);
  const clock = {
    now: new Date('2026-03-01T08:00:10Z'),
    later(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  const ask = await openApp(db, () => clock.now);
  const cookie = await signInDirectly(db, max, clock.now);
  const asMax: Ask = (path, init = {}) => {
    const given = new Headers(init.headers).get('Cookie');
    return withCookie(ask, given ? `${cookie}; ${given}` : cookie)(path, init);
  };
  return { db, ask, asMax, cookie, clock };
}

async function openWithPasskey(engine: Engine) {
  const site = await openSite(engine);
  const { challenge, cookie } = await beginNew(site.asMax);
  const key = new Authenticator();
  const made = await add(site.asMax, cookie, key.register(challenge));
  expect(made.status).toBe(303);
  return { ...site, key };
}

async function begin(ask: Ask, address = '/login.data') {
  return challengeIn(await ask(address, formPost({ passkey: 'begin' })));
}

async function beginNew(ask: Ask) {
  return challengeIn(await ask(`${page}.data`, formPost({ intent: 'begin', name: 'Handy' })));
}

async function challengeIn(answer: Response) {
  const challenge = /"challenge","([\w-]+)"/.exec(await answer.text())?.[1];
  if (!challenge) throw new Error(`no challenge: ${answer.status}`);
  return { challenge, cookie: readCookies(answer) };
}

function add(ask: Ask, cookie: string, passkey: string, name = 'Handy') {
  return ask(page, formPost({ intent: 'add', name, passkey }, { Cookie: cookie }));
}

async function signIn(ask: Ask, key: Authenticator, misdeed: Misdeeds = {}) {
  const { challenge, cookie } = await begin(ask);
  return ask('/login', formPost({ passkey: key.signIn(challenge, misdeed) }, { Cookie: cookie }));
}
