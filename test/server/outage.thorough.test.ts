import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { outageSentences } from '#platform/db/outage.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { freshDatabase } from '#test/database.ts';
import { createPlayer, createProtocolEntry } from '#test/factories.ts';
import { Failing } from '#test/failing-queries.ts';
import { expectPendingFields } from '#test/form-pages.ts';
import { built, openApp, serveApp } from '#test/open-app.ts';
import { formPaths, publicForms } from '#test/public-forms.ts';
import {
  createSigningIn,
  formPost,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';
import { type OwnPostgres, startPostgres } from '#test/temporary-postgres.ts';
import { collectLog, dataPath, type Fields, fill, saves, secret } from './outage-sites.ts';

const { rights }: typeof import('#server/app.ts') = await built('app');
const others: Record<string, Fields> = {
  '/admin/spieler/player-1': { intent: 'remove', version: 'x' },
  '/admin/posteingang/message-1': { intent: 'remove' },
  '/admin/posteingang': { intent: 'remove-aside', until: '2030-01-01T00:00:00.000Z' },
  '/admin/newsletter/newsletter-1': { intent: 'send', version: 'x' },
  '/admin/newsletter/abonnenten/subscriber-1': { intent: 'remove' },
  '/admin/protokoll': { entry: '1' },
};
const publicPaths = [
  '/',
  '/team',
  '/spiele',
  '/history',
  '/sponsoren',
  '/impressum',
  '/spieler/x',
  '/saison/2024',
];
/** Traces of an error: a position in our files or a text of the database. */
const trace = /\.[jt]s:\d|\bat \S+ \(|ECONNREFUSED|node_modules|select |insert /;

test('without PostgreSQL pages report the outage, and after it they open again', async () => {
  const { ask, lines } = await openSite();
  await stop();
  for (const path of publicPaths)
    for (const form of [path, dataPath(path)]) {
      const answer = await ask(form);
      expect([form, answer.status]).toEqual([form, 503]);
      expect(answer.headers.get('Retry-After')).toBe('10');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const text = await answer.text();
      expect(text).not.toMatch(trace);
      if (form === path)
        expect(text).toContain('Bitte versuch es in ein paar Minuten noch einmal.');
    }
  // A load balancer must keep a server that still answers with cached pages.
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/offline')).status).toBe(200);
  // The log contains one line for the whole outage.
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      event: 'database-outage',
      reason: expect.stringMatching(/^(?!.*(?:\.js:|\.ts:)).+$/),
    },
  ]);

  await start();
  for (const path of publicPaths) expect((await ask(path)).status).not.toBeGreaterThan(404);
});

test('without PostgreSQL cached pages stay available and other pages report the outage', async () => {
  const { db } = await openSite();
  let now = new Date('2026-03-01T10:00:00Z');
  const { lines, report } = collectLog();
  const site = await serveApp(db, { now: () => now, report });
  onTestFinished(site.stop);
  const read = async (path: string) => {
    const answer = await fetch(site.origin + path);
    return { status: answer.status, text: await answer.text() };
  };
  const remembered = await read('/team');
  expect(remembered.text).toContain(secret);

  await stop();
  // During and after the time for which the page is cached.
  for (const time of ['10:00:01', '11:00:00', '12:30:00']) {
    now = new Date(`2026-03-01T${time}Z`);
    expect(await read('/team')).toEqual(remembered);
  }
  const other = await read('/spiele');
  expect(other.status).toBe(503);
  expect(other.text).toContain('Bitte versuch es in ein paar Minuten noch einmal.');
  expect((await read('/healthz')).status).toBe(200);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['database-outage']);

  await start();
  now = new Date('2026-03-01T12:30:02Z');
  expect((await read('/spiele')).status).toBe(200);
  await write(db, (transaction) => createPlayer(transaction, { name: 'Nach Ausfall' }));
  // After a posted form, the site checks for new data.
  await fetch(`${site.origin}/team`, { method: 'POST', headers: { Origin: site.origin } });
  expect((await read('/team')).text).toContain('Nach Ausfall');
});

test('without PostgreSQL admin forms return with their fields and can be saved later', async () => {
  const { db, asMax } = await openSite();
  const entry = await createProtocolEntry(db);
  const forms = { ...saves, ...others, '/admin/protokoll': { entry: String(entry.id) } };
  await stop();
  for (const [path, fields] of Object.entries(forms)) {
    const page = await asMax(path, formPost(fields));
    const text = await page.text();
    expect([path, page.status, page.headers.get('Retry-After')]).toEqual([path, 503, '10']);
    expect(text).toContain(outageSentences.gone);
    expectPendingFields(text, fields);
    expectNothingTold(text);

    const single = await asMax(dataPath(path), formPost(fields));
    const answer = await single.text();
    expect([path, single.status]).toEqual([path, 503]);
    expect(answer).toContain(outageSentences.gone);
    expectNothingTold(answer);
    if ('name' in fields) expect(answer).toContain(fields.name);
  }
  for (const path of ['/admin', '/admin/spieler'])
    for (const form of [path, dataPath(path)]) {
      const answer = await asMax(form);
      expect([form, answer.status]).toEqual([form, 503]);
      expectNothingTold(await answer.text());
    }

  await start();
  for (const [path, fields] of Object.entries(saves)) {
    const answer = await asMax(path, formPost(fields));
    expect([path, answer.status]).toEqual([path, 303]);
    // Send the form twice, as after a lost answer: the server must store it once.
    expect([path, (await asMax(path, formPost(fields))).status]).toEqual([path, 303]);
  }
  const { player } = await readSnapshot(db, kinds);
  expect(player.filter(({ name }) => name === 'Getippter Name')).toHaveLength(1);
});

test('without PostgreSQL public forms return with the typed text', async () => {
  const { ask, lines } = await openSite();
  await stop();
  for (const path of formPaths) {
    const answer = await ask(path, formPost(publicForms[path]));
    const text = await answer.text();
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 503, '10']);
    expect(text).toContain(outageSentences.gone);
    expect(text).not.toMatch(trace);
    expectPendingFields(text, publicForms[path]);
    const single = await ask(dataPath(path), formPost(publicForms[path]));
    expect([path, single.status]).toEqual([path, 503]);
    expect(await single.text()).not.toMatch(trace);
  }
  expect(lines.join('')).not.toContain(publicForms['/contact'].email);
});

test('without PostgreSQL no answer contains a typed password', async () => {
  const { asMax } = await openSite();
  await stop();
  const passwords = { currentPassword: testPassword, password: 'Sieben rote Dächer im Nebel' };
  for (const path of ['/admin/profil/passwort', '/admin/profil/passwort.data']) {
    const answer = await asMax(path, formPost(passwords));
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 503]);
    for (const password of Object.values(passwords)) expect(text).not.toContain(password);
  }
});

test('without PostgreSQL, sign-in and sign-out fail with a message', async () => {
  const { ask, asMax } = await openSite();
  await stop();
  const typed = { username: 'max', password: testPassword };
  for (const visitor of [ask, asMax]) {
    const login = await visitor('/login', formPost(typed));
    const text = await login.text();
    expect([login.status, login.headers.get('Set-Cookie')]).toEqual([503, null]);
    expect(text).toContain(outageSentences.gone);
    expect(text).toMatch(/name="username"[^>]*value="max"/);
    expect(text).not.toContain(testPassword);
  }
  const logout = await asMax('/abmelden', formPost({}));
  expect([logout.status, logout.headers.get('Set-Cookie')]).toEqual([503, null]);
  expect(await logout.text()).toContain('Du bist noch angemeldet.');

  await start();
  expect((await ask('/login', formPost(typed))).status).toBe(303);
  expect((await asMax('/abmelden', formPost({}))).status).toBe(303);
  expect((await asMax('/admin')).status).toBe(303);
});

test('without PostgreSQL, a visitor without a session is still sent to the sign-in page', async () => {
  const { ask } = await openSite();
  await stop();
  const answer = await ask('/admin/spieler/neu', formPost({ name: 'x' }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    307,
    '/login?zu=%2Fadmin%2Fspieler%2Fneu',
  ]);
});

test('without PostgreSQL a form from another site is still rejected with 403', async () => {
  const { asMax } = await openSite();
  await stop();
  const evil = formPost({ name: 'x' }, { Origin: 'https://evil.example' });
  expect((await asMax('/admin/spieler/neu', evil)).status).toBe(403);
});

test('a returned form keeps its fields and runs no typed script', async () => {
  const { asMax } = await openSite();
  await stop();
  const name = `"><script>alert(1)</script>'&amp;\r\n ü 🦄`;
  const body = new URLSearchParams([
    ['entry', name],
    ['entry', '2'],
  ]);
  const answer = await asMax('/admin/protokoll', { method: 'POST', body });
  const text = await answer.text();
  expect(text).not.toContain('<script>alert');
  expect([...text.matchAll(/<input type="hidden" name="entry"/g)]).toHaveLength(2);
});

test('if PostgreSQL cuts connections, at most the running requests fail', async () => {
  const { db, ask, asMax } = await openSite();
  const other = openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  onTestFinished(() => other.destroy());
  await Promise.all(publicPaths.map((path) => ask(path)));
  for (let time = 0; time < 5; time++) {
    const asked = publicPaths.map((path) => ask(path));
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(other);
    for (const { status } of await Promise.all(asked)) expect([200, 404, 503]).toContain(status);
  }
  // Wait until the server knows that PostgreSQL has cut the last connections.
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const path of publicPaths) expect((await ask(path)).status).not.toBeGreaterThan(404);
  const fields = saves['/admin/spieler/neu'] as Fields;
  expect((await asMax('/admin/spieler/neu', formPost(fields))).status).toBe(303);
  expect((await readSnapshot(db, kinds)).player).toHaveLength(2);
});

test('a save that waits too long for another save fails with a message', async () => {
  const { databaseUrl, asMax } = await openSite(300);
  const other = openDatabase({ databaseUrl, dataDir: '' });
  onTestFinished(() => other.destroy());
  const path = '/admin/spieler/neu';
  await other.transaction().execute(async (transaction) => {
    await sql`update revision set value = value`.execute(transaction);
    const answer = await asMax(path, formPost(saves[path] as Fields));
    expect(answer.status).toBe(503);
    const text = await answer.text();
    expect(text).toContain(outageSentences.gone);
    expectPendingFields(text, saves[path] as Fields);
  });
  expect((await asMax(path, formPost(saves[path] as Fields))).status).toBe(303);
});

test('no page or form opens if the session check fails and other queries work', async () => {
  const db = await freshDatabase('sqlite');
  await fill(db);
  const entry = await createProtocolEntry(db, { label: secret });
  const cookie = await signInDirectly(db, await createSigningIn(db));
  const ask = withCookie(
    await openApp(
      db.withPlugin(new Failing('SelectQueryNode', 'session', gone)),
      undefined,
      collectLog(),
    ),
    cookie,
  );
  const before = await readSnapshot(db, kinds);
  const forms = { ...saves, ...others, '/admin/protokoll': { entry: String(entry.id) } };
  for (const [path, fields] of Object.entries(forms))
    for (const form of [
      path,
      dataPath(path),
      `${dataPath(path)}?_routes=people/players/admin/route`,
    ]) {
      const answer = await ask(form, formPost(fields));
      const text = await answer.text();
      expect([form, answer.status]).toEqual([form, 503]);
      expect(text).toContain(outageSentences.gone);
      expectNothingTold(text);
    }
  for (const path of [...Object.keys(forms), '/admin', '/admin/spieler'])
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])
      for (const form of [path, dataPath(path)]) {
        const answer = await ask(form, { method });
        // For other methods, a data request gets 405 without a session check. A page request also renders the
        // frame, which checks the session.
        const isAsked = ['GET', 'HEAD'].includes(method) || (form === path && path !== '/admin');
        expect([form, method, answer.status]).toEqual([form, method, isAsked ? 503 : 405]);
        expectNothingTold(await answer.text());
      }
  for (const pattern of Object.keys(rights.addresses)) {
    const path = pattern.replace(/:\w+\??/g, 'player-1').replace('*', 'x');
    for (const form of [path, dataPath(path)])
      for (const init of [{}, formPost({ intent: 'remove', sure: 'on' })]) {
        const answer = await ask(form, init);
        // The server rejects an invalid form before it queries the database.
        const isRefused = init.method === 'POST' && [400, 404, 405, 422].includes(answer.status);
        expect([form, init.method, isRefused || answer.status]).toEqual([
          ...[form, init.method, isRefused || 503],
        ]);
        expectNothingTold(await answer.text());
      }
  }
  expect(await readSnapshot(db, kinds)).toEqual(before);
});

const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

/** Stops PostgreSQL until `start` or the end of the test. */
async function stop(): Promise<void> {
  onTestFinished(start);
  await postgres.stop();
  isStopped = true;
}

async function start(): Promise<void> {
  if (isStopped) await postgres.start();
  isStopped = false;
}

let isStopped = false;
let databases = 0;

/** Opens a site with its own PostgreSQL database and a signed-in admin. */
async function openSite(queryTimeout = 5_000) {
  databases += 1;
  const name = `outage_${databases}`;
  const server = openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  await sql`create database ${sql.raw(name)}`.execute(server);
  await server.destroy();
  const databaseUrl = postgres.url.replace(/\w+$/, name);
  const { lines, report } = collectLog();
  const db = openDatabase({ databaseUrl, dataDir: '', queryTimeout, onLost: report });
  onTestFinished(() => db.destroy());
  await migrate(db);
  await fill(db);
  const cookie = await signInDirectly(db, await createSigningIn(db));
  const ask = await openApp(db, undefined, { report });
  return { db, databaseUrl, lines, ask, asMax: withCookie(ask, cookie) };
}

function expectNothingTold(text: string): void {
  expect(text).not.toContain(secret);
  expect(text).not.toContain('Angemeldet als');
  expect(text).not.toContain('"username","max"');
}
