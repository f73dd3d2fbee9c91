import { expect, test } from 'vitest';
import { confirmationPath, isUnsubscribePath, unsubscribePath } from './newsletter-links.ts';

test('other sites can post only to an unsubscribe path with a token', () => {
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
