import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { built, openApp } from '#test/open-app.ts';

const { handles, pathRules }: typeof import('./app.ts') = await built('app');
const { isFramed, withoutToken } = pathRules;

test('a route is private only if its handle says so', () => {
  for (const [pattern, handle] of handles) {
    const path = pattern.replace(/:\w+\??/g, 'x');
    const isPrivate = 'isPrivate' in handle || 'right' in handle;
    for (const written of [path, `${path}.data`, `/${path.toUpperCase()}`])
      expect([written, pathRules.isPrivate(written)]).toEqual([written, isPrivate]);
  }
});

test('a browser on a public page can load the routes of the back office', async () => {
  const ask = await openApp(await freshDatabase('sqlite'));
  const page = await (await ask('/')).text();
  const [, version] = page.match(/"version": "(\w+)"/) ?? [];
  const answer = await ask(`/__manifest?paths=/admin/spiele&version=${version}`);
  expect(Object.keys(await answer.json())).toContain('matches/games/admin/route');
});

test.each([
  ['/spiele', 'Spiele'],
  ['/SPIELE', 'Spiele'],
  ['/spiele/', 'Spiele'],
  ['//spiele', 'nicht gefunden'],
  ['/admin//spiele', 'nicht gefunden'],
  ['/f%C3%BChrung', 'Vorstand'],
  ['/f%c3%bchrung', 'Vorstand'],
  ['/spiele/nichts', 'nicht gefunden'],
  ['/nichts', 'nicht gefunden'],
])('%s shows the page %s', async (path, title) => {
  const ask = await openApp(await freshDatabase('sqlite'));
  expect((await (await ask(path)).text()).match(/<title>([^<]*)/)?.[1]).toContain(title);
});

test.each([
  '/admin/spiele',
  '/Admin/Spiele',
  '/admin/spiele/x/absage',
  '/admin/suche',
  '/admin/tabellen',
  '/admin/spiele.data',
  '/admin/_.data',
])('%s asks to sign in', async (path) => {
  const ask = await openApp(await freshDatabase('sqlite'));
  const { status, headers } = await ask(path);
  expect([status, headers.get('Location') ?? '/login']).toEqual([
    path.endsWith('.data') ? 202 : 303,
    expect.stringMatching(/^\/login/),
  ]);
});

test.each([
  ['/news/vorschau/aB_-9', true],
  ['/news/vorschau/', false],
  ['/news/vorschau/a/b', false],
  ['/news/vorschau', false],
  ['/admin/neuigkeiten', false],
  ['/', false],
])('%s can be shown in a frame of this site: %s', (path, isIt) => {
  expect(isFramed(path)).toBe(isIt);
});

test('removes the token from a path and leaves other paths unchanged', () => {
  expect(withoutToken('/newsletter/bestaetigen/aB_-9')).toBe('/newsletter/bestaetigen/…');
  expect(withoutToken('/news/vorschau/aB_-9')).toBe('/news/vorschau/…');
  for (const page of ['start', 'einladung', 'passwort', 'e-mail'])
    expect(withoutToken(`/${page}/aB_-9`)).toBe(`/${page}/…`);
  expect(withoutToken('/newsletter/abmelden/aB_-9.data')).toBe('/newsletter/abmelden/…');
  for (const path of ['/start', '/einladung', '/passwort', '/e-mail'])
    expect(withoutToken(`${path}/aB_-9.data`)).toBe(`${path}/…`);
  expect(withoutToken('//NEWSLETTER//abmelden//aB/9')).not.toContain('aB');
  for (const path of [
    '/x/../newsletter/abmelden/aB',
    '/%6Eewsletter/%61bmelden/aB',
    '/newsletter%2Fabmelden%2FaB',
    'http://verein.example/newsletter/bestaetigen/aB',
  ])
    expect(withoutToken(path), path).not.toContain('aB');
  for (const path of ['/newsletter', '/newsletter/abmelden/', '/team', '/', '/f%C3%BC', '/%'])
    expect(withoutToken(path)).toBe(path);
});
