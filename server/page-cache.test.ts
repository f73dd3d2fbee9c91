import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import { playerDraft } from '#test/drafts.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';
import { type ServedSetup, serveApp } from '#test/open-app.ts';
import { createSigningIn, formPost, signInDirectly } from '#test/sign-in-admin.ts';
import { createPageCache } from './page-cache.ts';
import { renderPage } from './rendered-page.ts';

test('renders a page once and ignores query parameters that it does not read', async () => {
  const { origin, cached } = await logged(await freshDatabase('sqlite'));
  const asked = ['/team', '/team?fbclid=abc', '/team?utm_source=x', '/team'];
  const bodies = [];
  for (const path of asked) bodies.push(await (await fetch(origin + path)).text());
  expect(new Set(bodies).size).toBe(1);
  expect(cached()).toEqual([false, true, true, true]);
});

test('caches a page separately for each query parameter that the page reads', async () => {
  const db = await freshDatabase('sqlite');
  await createPlayer(db, { id: 'a', name: 'Anna', address: 'anna' });
  await createTrainer(db, { id: 't', name: 'Petra', address: 'petra' });
  for (const kind of ['Pokal', 'Meisterschaft'] as const) {
    const game = await createGame(db, { kind, goalsFor: 1, goalsAgainst: 0 });
    const players = [{ playerId: 'a', shirtNumber: 9, goals: 1 }];
    await createLineup(db, { gameId: game.id, trainerId: 't', players });
  }
  const { origin } = await logged(db);
  const titles = [];
  for (const path of [
    ...['/spieler/anna/spiele', '/spieler/anna/spiele?zahl=tore', '/spieler/anna/spiele?art=Pokal'],
    ...['/spieler/anna/spiele?saison=2025&zahl=tore', '/trainer/petra/spiele?ausgang=siege'],
    ...['/trainer/petra/spiele', '/spieler/anna/spiele?fbclid=x'],
  ])
    titles.push(/<h1[^>]*>([^<]*)/.exec(await (await fetch(origin + path)).text())?.[1]);
  expect(titles).toEqual([
    ...['Anna: Spiele', 'Anna: Tore', 'Anna: Spiele (Pokal)', 'Anna: Tore 2025'],
    ...['Petra: Siege', 'Petra: Spiele', 'Anna: Spiele'],
  ]);
});

test('renders a page once for many simultaneous requests', async () => {
  let renderings = 0;
  const pages = createPageCache(
    () => 1,
    () => new Date(0),
  );
  const render = async () => {
    renderings++;
    return { page: await renderPage(new Response('Seite')), expires: 1000 };
  };
  const made = await Promise.all(Array.from({ length: 50 }, () => pages.make('/', render)));
  expect(renderings).toBe(1);
  expect(new Set(made).size).toBe(1);
});

test('sends a page with a security policy and an ETag, then answers 304', async () => {
  const { origin } = await logged(await freshDatabase('sqlite'));
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const [first, second] = [
      await fetch(`${origin}/`, { headers }),
      await fetch(`${origin}/`, { headers }),
    ];
    expect(second.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(second.headers.get('Vary')).toBe('Accept-Encoding');
    expect(second.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await second.text()).toBe(await first.text());
    const tag = second.headers.get('ETag') as string;
    const again = await fetch(`${origin}/`, {
      headers: { ...headers, 'If-None-Match': `"x", W/${tag}` },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

test('sends a page only in an encoding that the browser accepts', async () => {
  const { origin } = await logged(await freshDatabase('sqlite'));
  const encodingOf = async (accepted: string) =>
    (await fetch(`${origin}/`, { headers: { 'Accept-Encoding': accepted } })).headers.get(
      'Content-Encoding',
    );
  expect(await encodingOf('gzip, deflate, br, zstd')).toBe('br');
  expect(await encodingOf('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(await encodingOf('gzip;q=0')).toBe(null);
  expect(await encodingOf('brotli')).toBe(null);
});

test('renders a page again after an admin has saved a record', async () => {
  const db = await freshDatabase('sqlite');
  const { origin, cached } = await logged(db);
  const cookie = await signInDirectly(db, await createSigningIn(db));
  await (await fetch(`${origin}/team`)).text();
  const { pastSeasons: _, active: __, image: ___, ...fields } = playerDraft();
  const entered = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)]);
  const form = formPost(
    { ...Object.fromEntries(entered), active: 'on', version: 'none' },
    { Cookie: cookie, Origin: origin },
  );
  const saved = await fetch(`${origin}/admin/spieler/neu`, { ...form, redirect: 'manual' });
  expect(saved.status).toBe(303);
  expect(await (await fetch(`${origin}/team`)).text()).toContain('Lukas Hofer');
  expect(cached()).toEqual([false, false, false]);
});

test('gives an admin no cached page and caches no page of an admin', async () => {
  const db = await freshDatabase('sqlite');
  const { origin, cached } = await logged(db);
  const Cookie = await signInDirectly(db, await createSigningIn(db));
  for (const path of ['/admin', '/team', '/team', '/login', '/login'])
    await (await fetch(origin + path, { headers: { Cookie }, redirect: 'manual' })).text();
  for (const path of ['/team', '/login', '/login', '/admin', '/ADMIN'])
    await (await fetch(origin + path, { redirect: 'manual' })).text();
  expect(cached()).toEqual(Array(10).fill(false));
});

test('caches a page with the current time for a minute, other pages for an hour', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const { origin, cached } = await logged(await freshDatabase('sqlite'), { now: () => now });
  const askAt = async (time: string) => {
    now = new Date(`2026-11-21T${time}Z`);
    for (const path of ['/', '/team']) await (await fetch(origin + path)).text();
  };
  await askAt('12:00:00');
  await askAt('12:00:59');
  await askAt('12:01:00');
  await askAt('13:00:00');
  expect(cached()).toEqual([false, false, true, true, false, true, false, false]);
});

test('redirects each device to its own map service, also for simultaneous requests', async () => {
  const { origin } = await logged(await freshDatabase('sqlite'));
  const led = async (path: string, device: string) => {
    const headers = { 'User-Agent': `Mozilla/5.0 (${device})` };
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    return new URL(answer.headers.get('Location') ?? '').host;
  };
  for (const path of ['/anfahrt', '/ANFAHRT/', '/%61nfahrt'])
    expect(await Promise.all([led(path, 'iPhone'), led(path, 'Windows NT 10.0')])).toEqual([
      'maps.apple.com',
      'www.openstreetmap.org',
    ]);
});

test('does not cache an answer that is not a page', async () => {
  const { origin, cached } = await logged(await freshDatabase('sqlite'));
  for (const path of ['/gibt-es-nicht', '/spieler/Niemand', '/healthz', '/%', '/team/'])
    for (const _ of [1, 2]) await (await fetch(origin + path)).text();
  expect(cached().slice(0, 8)).toEqual(Array(8).fill(false));
});

test('drops the least recently requested page when the cache is full', async () => {
  const page = await renderPage(new Response('x'.repeat(1000)));
  const pages = createPageCache(
    () => 1,
    () => new Date(0),
    { pages: page.size * 2, searches: page.size },
  );
  const rendering = async () => ({ page, expires: 1000 });
  for (const key of ['/a', '/b']) await pages.make(key, rendering);
  pages.find('/a');
  await pages.make('/c', rendering);
  expect(['/a', '/b', '/c'].map((key) => pages.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  expect(pages.size).toBe(page.size * 2);
});

test('renders a repeated search once', async () => {
  const db = await freshDatabase('sqlite');
  const { origin, cached } = await logged(db);
  const search = `${origin}/news?suche=sieg`;
  for (const address of [search, `${search}&fbclid=x`, search]) await (await fetch(address)).text();
  expect(cached()).toEqual([false, true, true]);
});

test('many different searches remove only other searches from the cache', async () => {
  const page = await renderPage(new Response('x'.repeat(1000)));
  const pages = createPageCache(
    () => 1,
    () => new Date(0),
    { pages: page.size, searches: page.size * 2 },
  );
  const rendering = async () => ({ page, expires: 1000 });
  await pages.make('/news', rendering);
  for (let number = 0; number < 50; number++) await pages.make(`/news?suche=${number}`, rendering);
  const kept = ['/news', '/news?suche=0', '/news?suche=48', '/news?suche=49'];
  expect(kept.map((key) => pages.find(key) !== undefined)).toEqual([true, false, true, true]);
  expect(pages.size).toBe(page.size * 3);
});

test('pages and searches stay within their separate memory limits', async () => {
  const page = await renderPage(new Response(randomBytes(256 * 1024)));
  const pages = createPageCache(
    () => 1,
    () => new Date(0),
  );
  const rendering = async () => ({ page, expires: 1000 });
  const most = (megabytes: number) => Math.floor((megabytes * 1024 * 1024) / page.size) * page.size;
  for (let number = 0; number < 50; number++) await pages.make(`/news?suche=${number}`, rendering);
  expect(pages.size).toBe(most(2));
  for (let number = 0; number < 200; number++) await pages.make(`/${number}`, rendering);
  expect(pages.size).toBe(most(32) + most(2));
});

test('counts all memory that a page needs, even if the page is small', async () => {
  const headers = { 'Content-Security-Policy': 'x'.repeat(1000) };
  const page = await renderPage(new Response('Seite', { headers }));
  let kept = 0;
  for (const { body } of Object.values(page.variants)) {
    expect(body.buffer.byteLength).toBe(body.length);
    kept += body.length;
  }
  expect(page.size).toBeGreaterThan(kept);
});

test('sends the last good page if rendering fails, and renders again later', async () => {
  let revision = 1;
  let moment = 0;
  const pages = createPageCache(
    () => revision,
    () => new Date(moment),
  );
  const answer = (text: string, status: number) => async () => ({
    page: await renderPage(new Response(text, { status })),
    expires: moment + 60_000,
  });
  const good = await pages.make('/', answer('gut', 200));
  revision = 2;
  expect(pages.find('/')).toBeUndefined();
  expect(await pages.make('/', answer('weg', 503))).toBe(good);
  expect(pages.find('/')).toBe(good);
  moment = 1001;
  expect(pages.find('/')).toBeUndefined();
  const better = await pages.make('/', answer('besser', 200));
  expect(pages.find('/')).toBe(better);
  expect((await pages.make('/neu', answer('weg', 503))).status).toBe(503);
});

test('renders a page again if the clock was set back before its render time', async () => {
  let moment = 3_600_000;
  const pages = createPageCache(
    () => 1,
    () => new Date(moment),
  );
  const page = await renderPage(new Response('Seite'));
  const rendering = async () => ({ page, expires: moment + 60_000 });
  await pages.make('/', rendering);
  expect(pages.find('/')).toBe(page);
  moment -= 1;
  expect(pages.find('/')).toBeUndefined();
  await pages.make('/', rendering);
  expect(pages.find('/')).toBe(page);
});

test('every compressed variant contains the unchanged page', async () => {
  const { variants } = await renderPage(new Response('Grüße'));
  expect(gunzipSync(variants.gzip.body).toString()).toBe('Grüße');
  expect(variants.identity.etag).toContain(
    createHash('sha256').update('Grüße').digest('base64url').slice(0, 22),
  );
});

/** Serves a site; `cached` lists for each answered request if the answer came from memory. */
async function logged(db: Db, setup: ServedSetup = {}) {
  const lines: { cached: boolean; event: string }[] = [];
  const onLog = (line: string) => lines.push(JSON.parse(line));
  const site = await serveApp(db, { ...setup, onLog });
  onTestFinished(site.stop);
  const requests = () => lines.filter(({ event }) => event === 'request');
  return { origin: site.origin, cached: () => requests().map(({ cached }) => cached) };
}

test('caches a picture once for all encodings and does not compress the picture', async () => {
  const { origin, cached } = await logged(await freshDatabase('sqlite'));
  for (const accepted of ['br, gzip', 'gzip', 'identity']) {
    const answer = await fetch(`${origin}/bild.png`, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    await answer.arrayBuffer();
  }
  expect(cached()).toEqual([false, true, true]);
});
