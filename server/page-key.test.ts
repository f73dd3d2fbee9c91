import { expect, test } from 'vitest';
import { built } from '#test/open-app.ts';
import { pageKey, readdressed } from './page-key.ts';

const { pathRules }: typeof import('./app.ts') = await built('app');

const keyOf = (url: string, cookie?: string) =>
  pageKey(pathRules, { method: 'GET', url, headers: cookie === undefined ? {} : { cookie } });

test('ignores unknown query parameters in the cache key of a page', () => {
  expect(keyOf('/spiele')).toBe('/spiele');
  expect(keyOf('/spiele?fbclid=x&saison=2024')).toBe('/spiele?saison=2024');
  expect(keyOf('/SPIEL%65/?saison=2024&_routes=x')).toBe('/SPIEL%65/?saison=2024');
  expect(keyOf('/spiele.ics?saison=2024')).toBe('/spiele.ics?saison=2024');
  expect(keyOf('/spiele.data?_routes=root&x&saison=2024')).toBe(
    '/spiele.data?saison=2024&_routes=root',
  );
  expect(keyOf('/spiele/_.data?x&saison=2024')).toBe('/spiele/_.data?saison=2024');
  expect(keyOf('/spieler/M.%20Muster/spiele?x&seite=2&zahl=tore')).toBe(
    '/spieler/M.%20Muster/spiele?zahl=tore&seite=2',
  );
  expect(keyOf('/statistik?x&bewerb=a&art=Pokal&saison=2024')).toBe(
    '/statistik?saison=2024&art=Pokal&bewerb=a',
  );
  for (const path of ['/bild.png', '/team', '/spiele/spielbericht/x'])
    expect(keyOf(`${path}?saison=2024&_routes=1`)).toBe(path);
  expect(keyOf('/spieler/M.%20Muster')).toBe('/spieler/M.%20Muster');
});

test('gives no cache key to private, indirect and device-dependent addresses', () => {
  for (const url of [
    ...['/admin', '/ADMIN/spiele', '/%61dmin', '/login?zu=%2Fadmin', '/newsletter/abmelden/aB'],
    ...['/x/../login', '/./login', '/x/%2e%2E/login', '/x/.%2e/login', '/login#x', '/x\\..\\login'],
    ...['/x/../newsletter/abmelden/aB', '/./healthz', '/newsletter/..', '//team'],
    ...['/anfahrt', '/anfahrt.data', '/ANFAHRT/', '/%61nfahrt/aB'],
  ])
    expect(keyOf(url), url).toBeUndefined();
  expect(keyOf('/team', 'a=b; session=x')).toBeUndefined();
  expect(keyOf('/team', 'a=b')).toBe('/team');
});

test('removes unknown query parameters only from requests for public pages', () => {
  const given = (path: string, init?: RequestInit) => {
    const { url } = readdressed(new Request(`http://verein.example${path}`, init), pathRules);
    return url.slice('http://verein.example'.length);
  };
  expect(given('/spiele?saison=2024&jahr=2024')).toBe('/spiele?saison=2024');
  expect(given('/about?seite=2')).toBe('/about');
  expect(given('/about.data?seite=2&_routes=root')).toBe('/about.data?_routes=root');
  expect(given('/gibt-es-nicht?seite=2')).toBe('/gibt-es-nicht');
  for (const path of [
    ...['/admin/spiele?seite=2', '/login?zu=%2Fadmin', '/newsletter/abmelden/aB?x=1'],
    '/__manifest?paths=%2Fteam',
  ])
    expect(given(path)).toBe(path);
  expect(given('/contact?x=1', { method: 'POST' })).toBe('/contact?x=1');
});
