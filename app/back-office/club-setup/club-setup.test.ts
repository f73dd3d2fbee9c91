import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { loadStarter } from '#app/starter.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { nearestReadable } from '#platform/pictures/colours/palette.ts';
import { listAccesses } from '#platform/sign-in/accesses.server.ts';
import { removeAdmin } from '#platform/sign-in/accounts.server.ts';
import { listAdmins } from '#platform/sign-in/admins.server.ts';
import { findGrants } from '#platform/sign-in/grants.server.ts';
import { createStartToken } from '#platform/sign-in/start-link.server.ts';
import { openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { type Ask, openApp, serveApp } from '#test/open-app.ts';
import { asBrowser, createSigningIn, formPost, testPassword } from '#test/sign-in-admin.ts';
import { starterDay } from '#test/starter-text.ts';

const now = new Date('2026-09-05T10:00:00Z');
const day = 24 * 60 * 60 * 1000;
const gone = /Dieser Link gilt nicht mehr/;

/** The setup form of a club in red and white. */
const typed = {
  name: 'SV Rotweiß Oberdorf',
  shortName: 'Oberdorf',
  clubEmail: 'verein@oberdorf.example',
  crest: '',
  pitch: '#c8102e',
  signal: '#ffffff',
  league: 'Landesliga Mitte',
  seasonRhythm: 'july',
  contents: 'empty',
  username: 'Anna',
  email: 'Anna@oberdorf.example',
  password: testPassword,
};

async function tokenOf(db: Db, at = now): Promise<string> {
  const token = await createStartToken(db, at);
  if (token === undefined) throw new Error('somebody can sign in');
  return token;
}

async function found(ask: Ask, token: string, fields: Record<string, string> = {}) {
  return ask(`/start/${token}`, formPost({ ...typed, ...fields }));
}

async function read(answer: Response) {
  const $ = load(await answer.text());
  const wrong = $('[aria-invalid=true]').toArray();
  $('script, style').remove();
  return {
    status: answer.status,
    text: $('body').text().replace(/\s+/g, ' '),
    title: $('title').text(),
    wrong: wrong.map((field) => $(field).attr('name')),
    fields: Object.fromEntries(
      $('main form')
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    ),
    secrets: $('[type=password]')
      .toArray()
      .map((field) => $(field).attr('value')),
  };
}

async function rowsOf(db: Db) {
  const tables = [
    'admin',
    'user',
    'clubDetails',
    'clubLook',
    'competition',
    'protocolEntry',
  ] as const;
  const rows = [];
  for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute());
  return rows.flat();
}

onEnginesOfRun((engine) => {
  test('the setup link creates a red and white club once and signs in', async () => {
    const db = await freshDatabase(engine);
    const ask = await openApp(db, () => now);
    const token = await tokenOf(db);
    const page = await ask(`/start/${token}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(await page.text()).toContain('content="noindex"');

    const browser = asBrowser(ask);
    const form = await openPage(browser, `/start/${token}`);
    // Without starter content, the form has no field `contents`.
    const { contents: _, ...others } = typed;
    const welcome = await press(browser, form, 'Verein anlegen', others);
    expect([welcome.path, welcome.status]).toEqual(['/admin?meldung=verein-angelegt', 200]);
    expect(welcome.text).toContain('Euer Verein ist angelegt');
    expect(await listAdmins(db)).toEqual([
      { username: 'anna', email: 'anna@oberdorf.example', canSignIn: true },
    ]);
    expect(await findGrants(db, 'anna')).toEqual([{ role: 'administration', scope: 'club' }]);
    const { accesses } = await listAccesses(db, { limit: 9 });
    expect(accesses).toMatchObject([{ kind: 'start', username: 'anna' }]);
    // The audit log is empty, because an undo would bring back the club of the folder `club/`.
    expect(await db.selectFrom('protocolEntry').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('competition').selectAll().execute()).toMatchObject([
      { season: '2026/27', name: 'Landesliga Mitte', kind: 'Meisterschaft' },
    ]);

    const home = await (await (await openApp(db, () => now))('/')).text();
    expect(home).toContain('--club-pitch: #c8102e');
    for (const method of ['GET', 'POST'])
      expect((await ask(`/start/${token}`, method === 'GET' ? {} : formPost(typed))).status).toBe(
        404,
      );
    expect(await listAdmins(db)).toHaveLength(1);
  });

  test('creates one club from two simultaneous setup forms', async () => {
    const db = await freshDatabase(engine);
    const ask = await openApp(db, () => now);
    const token = await tokenOf(db);
    const answers = await Promise.all([
      found(ask, token),
      found(ask, token, { username: 'berta', email: 'berta@oberdorf.example' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
    expect(await listAdmins(db)).toHaveLength(1);
    expect(await db.selectFrom('competition').selectAll().execute()).toHaveLength(1);
  });

  test('deletes the starter content for an empty website and keeps it otherwise', async () => {
    for (const contents of ['empty', 'starter']) {
      const db = await freshDatabase(engine);
      expect(await loadStarter(db, starterDay)).toBe(true);
      const ask = await openApp(db, () => now);
      const token = await tokenOf(db);
      const { count } = await db
        .selectFrom('player')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      expect((await read(await ask(`/start/${token}`))).text).toMatch(
        new RegExp(`werden für immer gelöscht: .*\\b${count} Spieler, .*Es bleibt`),
      );
      expect((await found(ask, token, { contents })).status).toBe(303);
      const players = await db.selectFrom('player').selectAll().execute();
      expect(players.length > 0).toBe(contents === 'starter');
      expect((await db.selectFrom('clubDetails').select('name').execute())[0]?.name).toBe(
        typed.name,
      );
      const leagues = await db.selectFrom('competition').select('name').execute();
      expect(leagues.map(({ name }) => name)).toContain(typed.league);
    }
  });

  test('shows each error at its field, keeps all but the password and the link', async () => {
    const db = await freshDatabase(engine);
    const ask = await openApp(db, () => now);
    const token = await tokenOf(db);
    const before = await rowsOf(db);
    const wrong = { pitch: '#ffd23f', email: 'nichts', password: 'kurz' };
    const page = await read(await found(ask, token, wrong));
    expect([page.status, page.wrong]).toEqual([422, ['pitch', 'email', 'password']]);
    const { password: _, contents: __, ...others } = { ...typed, ...wrong };
    expect(page.fields).toMatchObject(others);
    expect(page.secrets).toEqual([undefined]);
    expect(page.text).toContain('weiße Schrift nicht zu lesen');
    const long = 'a'.repeat(90_000);
    const names = ['name', 'shortName', 'clubEmail', 'league', 'username', 'email', 'password'];
    for (const value of ['', 'a\0b', long, '<script>alert(1)</script>\0'])
      for (const name of [...names, 'crest', 'pitch', 'seasonRhythm']) {
        if (value === '' && ['league', 'crest'].includes(name)) continue;
        const answer = await found(ask, token, { [name]: value });
        expect([name, value.slice(0, 9), answer.status]).toEqual([name, value.slice(0, 9), 422]);
      }
    const twice = new FormData();
    for (const [name, value] of Object.entries(typed)) {
      twice.append(name, '');
      twice.append(name, value);
    }
    twice.append('file', 'no file');
    const headers = { Origin: 'http://localhost' };
    for (const body of [twice, new FormData()])
      expect((await ask(`/start/${token}`, { method: 'POST', body, headers })).status).toBe(422);
    expect(await rowsOf(db)).toEqual(before);
    expect((await found(ask, token)).status).toBe(303);
  });

  test('replaces an unreadable colour with the nearest readable colour and keeps all other fields', async () => {
    const db = await freshDatabase(engine);
    const ask = await openApp(db, () => now);
    const token = await tokenOf(db);
    const yellow = { pitch: '#ffd23f' };
    const refused = await read(await found(ask, token, yellow));
    expect(refused.text).toContain('Auf Gelb (#ffd23f) ist weiße Schrift nicht zu lesen');
    const taken = await found(ask, token, { ...yellow, nearest: 'pitch' });
    const page = await read(taken);
    expect([page.status, page.wrong]).toEqual([200, []]);
    const pitch = nearestReadable('pitch', '#ffd23f');
    expect(page.fields).toMatchObject({ pitch, name: typed.name, league: typed.league });
    expect(await listAdmins(db)).toEqual([]);
    expect((await found(ask, token, { pitch })).status).toBe(303);
  });

  test('shows markup in a name as plain text', async () => {
    const db = await freshDatabase(engine);
    const ask = await openApp(db, () => now);
    const name = 'SV <b>Fett</b> *1* „&amp;“';
    expect((await found(ask, await tokenOf(db), { name, league: '<i>Liga</i>' })).status).toBe(303);
    for (const path of ['/', '/about', '/impressum', '/spiele', '/contact']) {
      const html = await (await (await openApp(db, () => now))(path)).text();
      expect(html).not.toMatch(/<b>Fett|<i>Liga/);
      expect(load(html)('body').text()).toContain(name);
    }
  });
});

test('without a valid setup link, no method creates a club', async () => {
  const db = await freshDatabase('sqlite');
  const [token, ask] = [await tokenOf(db), await openApp(db, () => now)];
  const before = await rowsOf(db);
  const later = await openApp(db, () => new Date(now.getTime() + day));
  expect((await read(await found(later, token))).text).toMatch(gone);
  const newer = await tokenOf(db);
  for (const path of [`/start/${token}`, `/start/${'x'.repeat(43)}.data`, '/start', '/start/%00'])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const body = method === 'GET' ? null : new URLSearchParams(typed);
      const headers = { Origin: 'http://localhost' };
      const answer = await ask(path, { method, body, headers });
      expect([404, 405, 429]).toContain(answer.status);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    }
  expect(await rowsOf(db)).toEqual(before);
  for (const method of ['PUT', 'PATCH', 'DELETE', 'HEAD']) {
    const headers = { Origin: 'http://localhost' };
    const body = method === 'HEAD' ? null : new URLSearchParams(typed);
    await ask(`/start/${newer}`, { method, headers, body });
  }
  expect(await rowsOf(db)).toEqual(before);
  const elsewhere = { method: 'POST', body: new URLSearchParams(typed) };
  expect((await ask(`/start/${newer}`, elsewhere)).status).toBe(403);
  expect((await ask(`/start/${newer}`)).status).toBe(200);
});

test('a visitor who tries unknown setup links waits, but the right link works', async () => {
  const db = await freshDatabase('sqlite');
  const [token, ask] = [await tokenOf(db), await openApp(db, () => now)];
  const answers = [];
  for (let times = 0; times < 7; times++) answers.push(await ask(`/start/${'y'.repeat(43)}`));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429, 429]);
  expect(await answers.at(-1)?.text()).toMatch(/Gerade kommt zu viel herein\. .* noch einmal\./);
  expect((await ask(`/start/${token}`)).status).toBe(200);
});

test('setup links stop working once an admin can sign in', async () => {
  const db = await freshDatabase('sqlite');
  const token = await tokenOf(db);
  const admin = await createSigningIn(db);
  const ask = await openApp(db, () => now);
  expect((await read(await ask(`/start/${token}`))).text).toMatch(gone);
  expect((await found(ask, token)).status).toBe(404);
  expect(await createStartToken(db, now)).toBeUndefined();
  await removeAdmin(db, admin);
  expect(await createStartToken(db, now)).toBeDefined();
});

test('removes scripts from an uploaded crest, and keeps the crest after another error', async () => {
  const db = await freshDatabase('sqlite');
  const [token, ask] = [await tokenOf(db), await openApp(db, () => now)];
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><path fill="#c8102e" d="M0 0H9V9Z"/></svg>';
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, password: '' })) body.set(name, value);
  body.set('file', new File([drawing], 'wappen.svg', { type: 'image/svg+xml' }));
  const headers = { Origin: 'http://localhost' };
  const refused = await read(await ask(`/start/${token}`, { method: 'POST', body, headers }));
  expect([refused.status, refused.wrong]).toEqual([422, ['password']]);
  const { crest = '' } = refused.fields;
  expect(crest).toMatch(/^\/uploads\/[\w-]+\.svg$/);
  expect((await found(ask, token, { crest })).status).toBe(303);
  const home = load(await (await (await openApp(db, () => now))('/')).text());
  expect(home('header img').attr('src')).toBe(crest);
  expect(await (await ask(crest)).text()).not.toMatch(/script|onload/);
  body.set('file', new File(['no picture'], 'wappen.png', { type: 'image/png' }));
  const other = await freshDatabase('sqlite');
  const answer = await (await openApp(other, () => now))(`/start/${await tokenOf(other)}`, {
    ...{ method: 'POST', body, headers },
  });
  expect((await read(answer)).wrong).toEqual(['file', 'password']);
});

test('setup does not give the username of an existing admin to another address', async () => {
  const db = await freshDatabase('sqlite');
  await db
    .insertInto('admin')
    .values({ username: 'anna', email: 'echt@oberdorf.example' })
    .execute();
  const [token, ask] = [await tokenOf(db), await openApp(db, () => now)];
  const page = await read(await found(ask, token));
  expect([page.status, page.wrong]).toEqual([422, ['username']]);
  expect((await found(ask, token, { email: 'echt@oberdorf.example' })).status).toBe(303);
  expect(await findGrants(db, 'anna')).toEqual([{ role: 'administration', scope: 'club' }]);
});

test('neither the database nor the log contains the token of the setup link', async () => {
  const db = await freshDatabase('sqlite');
  const token = await tokenOf(db, new Date());
  const lines: string[] = [];
  const site = await serveApp(db, { onLog: (line) => lines.push(line) });
  const headers = { Origin: site.origin };
  for (const path of [`/start/${token}`, `/start/${token}.data`]) await fetch(site.origin + path);
  const body = new URLSearchParams(typed);
  const answer = await fetch(`${site.origin}/start/${token}`, {
    ...{ method: 'POST', body, headers, redirect: 'manual' },
  });
  expect(answer.status).toBe(303);
  await fetch(`${site.origin}/start/${token}`);
  await site.stop();
  expect(lines.join('')).not.toContain(token);
  const tables = await db.introspection.getTables();
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'admin')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});
