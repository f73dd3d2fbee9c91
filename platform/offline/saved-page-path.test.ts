import { expect, test } from 'vitest';
import { built } from '#test/open-app.ts';
import { savedAtHeader } from './cache-names.ts';
import { describeAge } from './describe-age.ts';
import { pageOfData, savedPagePath, serverAhead } from './saved-page-path.ts';

const { pathRules }: typeof import('#server/app.ts') = await built('app');
const at = (path: string) => new URL(`https://verein.example${path}`);

test.each([
  ['/', '/'],
  ['/führung', '/f%C3%BChrung'],
  ['/spiele?saison=2024&fbclid=x', '/spiele?saison=2024'],
  ['/team?utm_source=insta#trainer', '/team'],
  ['/spieler/anna/spiele?fbclid=x&zahl=tore', '/spieler/anna/spiele?zahl=tore'],
  ['/news?jahr=2024&seite=2', '/news?jahr=2024&seite=2'],
  ['/team?saison=2024', '/team'],
  ['/newsletter', '/newsletter'],
  ['/administration', '/administration'],
])('savedPagePath turns %s into the cache key %s', (path, address) => {
  expect(savedPagePath(pathRules, at(path))).toBe(address);
});

test.each([
  '/admin',
  '/Admin/spieler/7',
  '/%61dmin',
  '//admin',
  '/admin.data',
  '/login?zu=/admin',
  '/abmelden',
  '/newsletter/bestaetigen/abc',
  '/newsletter/abmelden/abc',
  '/einladung/abc',
  '/passwort/abc',
  '/passwort-vergessen',
  '/E-Mail/abc.data',
  '//start/abc',
  '/news/vorschau/abc',
  '/danke/nachricht',
  '/live?seit=3',
  '/metrics',
  '/healthz',
  '/__manifest?paths=/team',
  '/sw.js',
  '/offline',
  '/offline.data',
  '/images/hero.svg',
])('savedPagePath returns undefined for %s, so the page is never saved', (path) => {
  expect(savedPagePath(pathRules, at(path))).toBeUndefined();
});

test('pageOfData returns the page address that belongs to a data address', () => {
  const page = (path: string) => pageOfData(at(path))?.href.replace('https://verein.example', '');
  expect(page('/_.data')).toBe('/');
  expect(page('/spiele.data?saison=2024')).toBe('/spiele?saison=2024');
  expect(page('/spieler/A.%20B.data?_routes=x')).toBe('/spieler/A.%20B?_routes=x');
  expect(page('/team')).toBeUndefined();
});

test.each([
  ['2026-03-20T14:42:00Z', '2026-03-20T14:43:00Z', 'heute, 15:42 Uhr'],
  ['2026-03-19T23:05:00Z', '2026-03-20T20:00:00Z', 'heute, 00:05 Uhr'],
  ['2026-03-19T22:59:00Z', '2026-03-19T23:01:00Z', 'gestern, 23:59 Uhr'],
  ['2026-03-18T10:00:00Z', '2026-03-20T10:00:00Z', 'Mi., 18.03.2026, 11:00 Uhr'],
  ['2025-03-20T10:00:00Z', '2026-03-20T10:00:00Z', 'Do., 20.03.2025, 11:00 Uhr'],
])('describes data from %s at %s as %s', (seen, now, said) => {
  expect(describeAge(new Date(seen), new Date(now))).toBe(said);
});

test.each([
  ['right', 'Sun, 02 May 2027 14:30:00 GMT', 0],
  ['an hour ahead', 'Sun, 02 May 2027 13:30:00 GMT', -3_600_000],
  ['two years behind', 'Wed, 02 May 2029 14:30:00 GMT', 731 * 86_400_000],
  ['of an unknown server', null, 0],
])('serverAhead compares the clocks of device and server; device clock: %s', (_, date, ahead) => {
  const kept = { [savedAtHeader]: String(Date.parse('2027-05-02T14:30:00Z')) };
  expect(serverAhead(new Headers({ ...kept, ...(date && { Date: date }) }))).toBe(ahead);
});
