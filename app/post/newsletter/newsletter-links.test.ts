import { expect, test } from 'vitest';
import {
  confirmationPath,
  isUnsubscribePath,
  unsubscribePath,
  withoutToken,
} from './newsletter-links.ts';

test('only the link to unsubscribe works from elsewhere', () => {
  expect(isUnsubscribePath(unsubscribePath('aB_-9'))).toBe(true);
  for (const path of [
    confirmationPath('aB_-9'),
    '/newsletter',
    '/newsletter/abmelden',
    '/newsletter/abmelden/',
    '/newsletter/abmelden/../../admin',
    '/newsletter/abmelden/a/b',
    '/x/newsletter/abmelden/a',
  ])
    expect(isUnsubscribePath(path), path).toBe(false);
});

test('a path is told without its token, and any other as it is', () => {
  expect(withoutToken(confirmationPath('aB_-9'))).toBe('/newsletter/bestaetigen/…');
  expect(withoutToken('/news/vorschau/aB_-9')).toBe('/news/vorschau/…');
  for (const page of ['start', 'einladung', 'passwort', 'e-mail'])
    expect(withoutToken(`/${page}/aB_-9`)).toBe(`/${page}/…`);
  expect(withoutToken(`${unsubscribePath('aB_-9')}.data`)).toBe('/newsletter/abmelden/…');
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
