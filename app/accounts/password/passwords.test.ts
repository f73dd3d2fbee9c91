import { expect, onTestFinished, test } from 'vitest';
import { club } from '#club/club.ts';
import { listAccesses } from '#platform/sign-in/accesses.server.ts';
import { createToken, listLinks } from '#platform/sign-in/one-time-links.server.ts';
import { accountMailSetup, listAccountMails, newestToken } from '#test/account-mails.ts';
import { follow, openPage, press } from '#test/admin/form-page.ts';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createAdmin } from '#test/factories.ts';
import { startMailServer } from '#test/mail-server.ts';
import { openApp, serveApp } from '#test/open-app.ts';
import {
  asBrowser,
  createSigningIn,
  formPost,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';
import { createPasswordLink } from './password-link.server.ts';

const path = '/admin/profil/passwort';
const better = 'Sieben rote Dächer im Nebel';

onEnginesOfRun((engine) => {
  test('a password change renews the session cookie and ends all other sessions', async () => {
    const { db, ask, max, cookie } = await signedIn(engine);
    const other = await signInDirectly(db, max);
    await createToken(db, { purpose: 'password', username: 'max' }, new Date());
    const fields = { currentPassword: testPassword, password: better };
    const answer = await withCookie(ask, cookie)(path, formPost(fields));
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/admin/profil?meldung=passwort-geaendert',
    ]);
    const renewed = sessionCookie(answer);
    expect((await withCookie(ask, cookie)('/admin')).status).toBe(303);
    expect((await withCookie(ask, other)('/admin')).status).toBe(303);
    const page = await withCookie(ask, renewed)('/admin/profil?meldung=passwort-geaendert');
    expect(await page.text()).toContain('Passwort geändert!');
    expect(await canSignIn(ask, better)).toBe(true);
    expect(await canSignIn(ask, testPassword)).toBe(false);
    expect((await listAccesses(db, { limit: 9 })).accesses.map(({ kind }) => kind)).toContain(
      'password',
    );
    expect(await listLinks(db, 'password', new Date())).toEqual([]);
    expect(await listAccountMails(db)).toMatchObject([
      { what: 'password-changed', to: 'max@verein.example', username: 'max' },
    ]);
  });

  test('shows each password error in the form and never sends a password back', async () => {
    const { ask, cookie } = await signedIn(engine);
    const asMax = withCookie(ask, cookie);
    for (const [currentPassword, password, sentence] of [
      ['', better, 'Bitte gib dein bisheriges Passwort ein.'],
      [testPassword, '', 'Bitte gib ein neues Passwort ein.'],
      [testPassword, 'kurz', 'Das Passwort ist zu kurz'],
      [testPassword, 'max@verein.example max', 'zu leicht zu erraten'],
      [testPassword, `${club.name} ${club.shortName}`, 'zu leicht zu erraten'],
      [testPassword, `${better}\0`, 'keine Steuerzeichen'],
      [testPassword, 'x'.repeat(90_000), 'Das Passwort ist zu lang'],
      [testPassword, testPassword, 'Das ist dein bisheriges Passwort.'],
      [`${testPassword}!`, better, 'Das ist nicht dein Passwort.'],
      ['\0', better, 'Das ist nicht dein Passwort.'],
      ['x'.repeat(90_000), better, 'Das ist nicht dein Passwort.'],
    ] as const) {
      const answer = await asMax(path, formPost({ currentPassword, password }));
      const html = await answer.text();
      expect([sentence, answer.status]).toEqual([sentence, 422]);
      expect(html).toContain(sentence);
      expect(html).not.toContain(better);
      expect(html).not.toContain(testPassword);
    }
    expect((await asMax(path, formPost({}))).status).toBe(422);
    expect(await canSignIn(ask, testPassword)).toBe(true);
  });

  test('after five wrong passwords even the right password has to wait', async () => {
    const { ask, cookie } = await signedIn(engine, () => new Date('2026-03-01T08:00:00Z'));
    const asMax = withCookie(ask, cookie);
    const guess = { currentPassword: 'falsch', password: better };
    for (const _ of [1, 2, 3, 4, 5]) expect((await asMax(path, formPost(guess))).status).toBe(422);
    const answer = await asMax(path, formPost({ ...guess, currentPassword: testPassword }));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Zu viele Versuche.');
  });

  test('the answer and the stored data do not reveal if an account exists', async () => {
    const { db, ask } = await signedIn(engine);
    await createAdmin(db, { username: 'ohne-konto' });
    const answers: unknown[] = [];
    for (const who of ['max', ' MAX@verein.example ', 'niemand', 'ohne-konto', "x' or 1=1"]) {
      await db.deleteFrom('formUse').execute();
      await db.deleteFrom('outgoingMail').execute();
      await db.deleteFrom('oneTimeLink').execute();
      const answer = await ask('/passwort-vergessen', formPost({ who }));
      answers.push([
        [answer.status, answer.headers.get('Location'), await answer.text()],
        [(await listAccountMails(db)).length, (await listLinks(db, 'password', new Date())).length],
        (await db.selectFrom('formUse').selectAll().execute()).length,
      ]);
      const token = newestToken(db, 'password');
      if (/max/i.test(who)) expect(await token).toMatch(/^[\w-]{43}$/);
      else await expect(token).rejects.toThrow('no letter');
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(JSON.stringify(answers[0])).toContain('/passwort-vergessen?verschickt=1');
    const page = await (await ask('/passwort-vergessen?verschickt=1')).text();
    expect(page).toContain('Gibt es diesen Zugang, ist gleich eine E-Mail');
  });

  test('a forgotten password can be reset once with the mailed link', async () => {
    const { db, ask, cookie } = await signedIn(engine);
    await ask('/passwort-vergessen', formPost({ who: 'max' }));
    const token = await newestToken(db, 'password');
    const link = `/passwort/${token}`;
    await createToken(
      db,
      { purpose: 'email', username: 'max', data: { email: 'x@y.at' } },
      new Date(),
    );
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await ask(link, { method });
      expect(page.status).toBe(200);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
      if (method === 'GET') expect(await page.text()).toContain('content="noindex"');
    }
    for (const password of ['', 'kurz', `${better}\0`, 'x'.repeat(90_000)]) {
      const weak = await ask(link, formPost({ password }));
      expect(weak.status).toBe(422);
      expect(await weak.text()).toContain('value="max"');
    }
    expect((await withCookie(ask, cookie)('/admin')).status).toBe(200);
    const answers = await Promise.all(
      [better, `${better} zwei`].map((password) => ask(link, formPost({ password }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    expect(answers.find(({ status }) => status === 303)?.headers.get('Location')).toBe('/login');
    expect((await withCookie(ask, cookie)('/admin')).status).toBe(303);
    expect(await canSignIn(ask, testPassword)).toBe(false);
    const isIn = [await canSignIn(ask, better), await canSignIn(ask, `${better} zwei`)];
    expect(isIn.toSorted()).toEqual([false, true]);
    expect(await listLinks(db, 'email', new Date())).toEqual([]);
    expect((await listAccountMails(db)).map(({ what }) => what)).toContain('password-changed');
    const gone = await ask(link);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toMatch(/Dieser Link gilt nicht mehr\.[\s\S]*\/passwort-vergessen/);
  });

  test('another admin’s password link creates an account and is in the audit log', async () => {
    const { db, ask } = await signedIn(engine);
    await createAdmin(db, { username: 'anna' });
    const link = await createPasswordLink(db, 'anna', { username: 'max', now: new Date() });
    expect((await listAccesses(db, { limit: 1 })).accesses[0]).toMatchObject({
      ...{ kind: 'password-link', username: 'max', about: 'anna' },
    });
    expect((await ask(link, formPost({ password: better }))).status).toBe(303);
    expect(await canSignIn(ask, better, 'anna')).toBe(true);
    expect(JSON.stringify(await db.selectFrom('oneTimeLink').selectAll().execute())).not.toContain(
      link.split('/').at(-1),
    );
  });

  test('a new address applies after its confirmation, and the old address gets a mail', async () => {
    const { db, ask, cookie } = await signedIn(engine);
    const asMax = withCookie(ask, cookie);
    const ask1 = await asMax('/admin/profil/e-mail', formPost({ email: 'alt@Neu.example' }));
    expect(ask1.status).toBe(303);
    const older = await newestToken(db, 'email');
    await db.deleteFrom('outgoingMail').execute();
    await asMax('/admin/profil/e-mail', formPost({ email: ' Max@Neu.example ' }));
    expect(await (await asMax('/admin/profil')).text()).toContain('wartet auf Bestätigung');
    expect(await listAccountMails(db)).toMatchObject([{ what: 'email', to: 'max@neu.example' }]);
    const link = `/e-mail/${await newestToken(db, 'email')}`;
    expect((await ask(`/e-mail/${older}`, formPost({}))).status).toBe(404);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await ask(link, { method });
      expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
      if (method === 'GET') expect(await page.text()).toContain('content="noindex"');
    }
    const emails = async () => [
      ...(await db.selectFrom('admin').select('email').execute()),
      ...(await db.selectFrom('user').select('email').execute()),
    ];
    const all = (email: string) => [{ email }, { email }];
    expect(await emails()).toEqual(all('max@verein.example'));
    const answers = await Promise.all([1, 2].map(() => ask(link, formPost({}))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    expect(await emails()).toEqual(all('max@neu.example'));
    expect((await asMax('/admin')).status).toBe(200);
    expect(await canSignIn(ask, testPassword)).toBe(true);
    expect((await listAccountMails(db)).at(-1)).toMatchObject({
      ...{ what: 'email-changed', to: 'max@verein.example' },
    });
  });

  test('limits the number of addresses that a user can try', async () => {
    const { db, ask, cookie } = await signedIn(engine);
    await createAdmin(db, { email: 'anna@verein.example' });
    const asMax = withCookie(ask, cookie);
    const statuses = [];
    for (const email of ['a@b.at', 'anna@verein.example', 'c@d.at', 'anna@verein.example'])
      statuses.push((await asMax('/admin/profil/e-mail', formPost({ email }))).status);
    expect(statuses).toEqual([303, 422, 303, 429]);
  });

  test('only one of several simultaneous password links works', async () => {
    const { db, ask } = await signedIn(engine);
    await createAdmin(db, { username: 'anna' });
    const by = { username: 'max', now: new Date() };
    const links = await Promise.all(
      Array.from({ length: 6 }, () => createPasswordLink(db, 'anna', by)),
    );
    const opened = await Promise.all(links.map(async (link) => (await ask(link)).status));
    expect(opened.filter((status) => status === 200)).toHaveLength(1);
  });

  test('shows the error of an invalid or used mail address in the form', async () => {
    const { db, ask, cookie } = await signedIn(engine);
    await createAdmin(db, { email: 'anna@verein.example' });
    const asMax = withCookie(ask, cookie);
    for (const [email, sentence] of [
      ['', 'Bitte gib deine E-Mail-Adresse ein.'],
      ['keine', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
      [`${'x'.repeat(90_000)}@y.at`, 'Das sind mehr als 254 Zeichen.'],
      ['\0', 'Bitte gib deine E-Mail-Adresse ein.'],
      ['MAX@verein.example', 'Das ist schon deine E-Mail-Adresse.'],
      ['Anna@Verein.example', 'Diese Adresse gehört schon zu einem anderen Zugang.'],
    ] as const) {
      const answer = await asMax('/admin/profil/e-mail', formPost({ email }));
      expect([sentence, answer.status]).toEqual([sentence, 422]);
      expect(await answer.text()).toContain(sentence);
    }
    expect((await asMax('/admin/profil/e-mail', formPost({}))).status).toBe(422);
    expect(await listAccountMails(db)).toEqual([]);
  });
});

test('a visitor resets a forgotten password with the buttons of the pages', async () => {
  const { db, ask } = await signedIn('sqlite');
  const browser = asBrowser(ask);
  const form = await follow(browser, await openPage(browser, '/login'), 'Passwort vergessen?');
  expect(form.headings[0]).toBe('Passwort vergessen');
  const sent = await press(browser, form, 'Link schicken', { who: 'max' });
  expect(sent.text).toContain('Gibt es diesen Zugang');
  const link = await openPage(browser, `/passwort/${await newestToken(db, 'password')}`);
  const login = await press(browser, link, 'Passwort speichern', { password: better });
  expect(login.path).toBe('/login');
  const typed = { username: 'max', password: better };
  const inside = await press(browser, login, 'Anmelden', typed);
  expect([inside.path, inside.status]).toEqual(['/admin', 200]);
});

test('an hour after the sign-in, changing the mail address requires reauthentication', async () => {
  let now = new Date('2026-03-01T08:00:00Z');
  const { ask, cookie } = await signedIn('sqlite', () => now);
  now = new Date('2026-03-01T09:00:00Z');
  const asMax = withCookie(ask, cookie);
  for (const [init, status] of [
    [{}, 303],
    [formPost({ email: 'neu@verein.example' }), 307],
  ] as const) {
    const answer = await asMax('/admin/profil/e-mail', init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Location')).toContain('nachweis=1');
  }
});

test('without mail, a new address applies immediately, and admins hand over password links', async () => {
  const db = await freshDatabase('sqlite');
  const max = await createSigningIn(db);
  const ask = await openApp(db);
  const asMax = withCookie(ask, await signInDirectly(db, max));
  expect(await (await asMax('/admin/profil/e-mail')).text()).toContain(
    'Die neue Adresse gilt sofort.',
  );
  expect((await asMax('/admin/profil/e-mail', formPost({ email: 'neu@x.example' }))).status).toBe(
    303,
  );
  expect(await db.selectFrom('user').select('email').execute()).toEqual([
    { email: 'neu@x.example' },
  ]);
  expect((await asMax('/admin')).status).toBe(200);
  const page = await (await ask('/passwort-vergessen')).text();
  expect(page).toContain('Bitte einen Admin um einen Link');
  expect(page).not.toContain('name="who"');
  expect((await ask('/passwort-vergessen', formPost({ who: 'max' }))).status).toBe(409);
  expect(await listAccountMails(db)).toEqual([]);
});

test('a password link expires after an hour', async () => {
  let now = new Date('2026-03-01T08:00:00Z');
  const { db, ask } = await signedIn('sqlite', () => now);
  const link = await createPasswordLink(db, 'max', { username: 'max', now });
  now = new Date('2026-03-01T08:59:59.999Z');
  expect((await ask(link)).status).toBe(200);
  now = new Date('2026-03-01T09:00:00Z');
  expect((await ask(link)).status).toBe(404);
  expect((await ask(link, formPost({ password: better }))).status).toBe(404);
  expect(await canSignIn(ask, testPassword)).toBe(true);
});

test('limits password requests per visitor, and password mails per account and day', async () => {
  const now = () => new Date('2026-03-01T08:00:00Z');
  const { db, ask } = await signedIn('sqlite', now);
  const from = (address: string) => formPost({ who: 'max' }, { 'X-Forwarded-For': address });
  for (const _ of [1, 2, 3, 4, 5])
    expect((await ask('/passwort-vergessen', from('203.0.113.7'))).status).toBe(303);
  const answer = await ask('/passwort-vergessen', from('203.0.113.7'));
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await answer.text()).toContain('Gerade kommt zu viel herein.');
  expect((await ask('/passwort-vergessen', from('198.51.100.7'))).status).toBe(303);
  expect(await listAccountMails(db)).toHaveLength(3);
});

test('limits guesses of unknown links, but the right link still works', async () => {
  const { db, ask } = await signedIn('sqlite');
  for (const page of ['passwort', 'e-mail']) {
    await db.deleteFrom('formUse').execute();
    for (const token of ['x', 'ä', 'a'.repeat(43), 'c'.repeat(43), 'y.z'])
      expect((await ask(`/${page}/${token}`, formPost({ password: better }))).status).toBe(404);
    const answer = await ask(`/${page}/${'b'.repeat(43)}`, formPost({ password: better }));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ask(`/${page}/x`)).status).toBe(404);
    const purpose = page === 'passwort' ? 'password' : 'email';
    const data = { email: 'neu@verein.example' };
    const token = await createToken(db, { purpose, username: 'max', data }, new Date());
    expect((await ask(`/${page}/${token}`, formPost({ password: better }))).status).toBe(303);
  }
});

test('rejects forms from other sites and writes no token to the log', async () => {
  const db = await freshDatabase('sqlite');
  const lines: string[] = [];
  const site = await serveApp(db, { onLog: (line) => lines.push(line) });
  onTestFinished(site.stop);
  for (const path of ['/passwort/Geheim', '/e-mail/Geheim', '/PASSWORT/Geheim', '//e-mail/Geheim'])
    for (const form of [path, `${path}.data`]) await (await fetch(site.origin + form)).text();
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site' };
  for (const path of ['/passwort/Geheim', '/e-mail/Geheim', '/passwort-vergessen'])
    expect((await fetch(site.origin + path, { method: 'POST', headers: elsewhere })).status).toBe(
      403,
    );
  const requests = () =>
    lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  await expect.poll(() => requests().length).toBe(11);
  expect(requests().map(({ cached }) => cached)).toEqual(Array(11).fill(false));
  expect(lines.join('')).not.toMatch(/geheim/i);
});

test('removes the queued password mail of an unknown username without sending it', async () => {
  const db = await freshDatabase('sqlite');
  await createSigningIn(db);
  const mails = await startMailServer();
  onTestFinished(() => mails.stop());
  const site = await serveApp(db, { mail: { ...accountMailSetup, smtpUrl: mails.url } });
  onTestFinished(site.stop);
  for (const who of ['niemand', 'max']) {
    const body = new URLSearchParams({ who });
    const headers = { Origin: site.origin };
    await (
      await fetch(`${site.origin}/passwort-vergessen`, { method: 'POST', body, headers })
    ).text();
  }
  const states = async () =>
    (await db.selectFrom('outgoingMail').select('state').execute()).map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['sent']);
  expect(mails.received.map(({ recipients }) => recipients)).toEqual([['max@verein.example']]);
});

async function signedIn(engine: Engine, now?: () => Date) {
  const db = await freshDatabase(engine);
  const max = await createSigningIn(db);
  const ask = await openApp(db, now, { mail: accountMailSetup, trustProxy: true });
  return { db, ask, max, cookie: await signInDirectly(db, max, now?.()) };
}

async function canSignIn(
  ask: Awaited<ReturnType<typeof openApp>>,
  password: string,
  username = 'max',
): Promise<boolean> {
  return (await ask('/login', formPost({ username, password }))).status === 303;
}

function sessionCookie(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] as string;
}
