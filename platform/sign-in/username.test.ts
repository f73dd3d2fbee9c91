import { expect, test } from 'vitest';
import { normalizeEmail, normalizeUsername } from './username.ts';

test('a username is the same however it is typed', () => {
  for (const typed of ['jörg', 'Jörg', ' JÖRG\t', 'jörg'.normalize('NFD')])
    expect(normalizeUsername(typed)).toBe('jörg');
});

test('an e-mail address is the same in capitals', () => {
  expect(normalizeEmail(' Max@Verein.Example')).toBe('max@verein.example');
});
