import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const keyOf = (url: string, cookie?: string) =>
  pageKey({ method: 'GET', url, headers: cookie === undefined ? {} : { cookie } });

test('a page has one key, whatever marks a shared link has', () => {
  expect(keyOf('/spiele')).toBe('/spiele');
  expect(keyOf('/spiele?fbclid=x&saison=2024')).toBe('/spiele?saison=2024');
  expect(keyOf('/SPIEL%65/?saison=2024&_routes=x')).toBe('/SPIEL%65/?saison=2024');
  expect(keyOf('/spiele.ics?saison=2024')).toBe('/spiele.ics?saison=2024');
  expect(keyOf('/spiele.data?_routes=root&x&saison=2024')).toBe(
    '/spiele.data?saison=2024&_routes=root',
  );
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

test('what is private, leads there by a detour, or depends on the device has none', () => {
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
