import { expect, test } from 'vitest';
import { emailFault, normalizeEmail, normalizeUsername, usernameFault } from './username.ts';

test('normalises capitals, spaces and decomposed characters in a username', () => {
  for (const typed of ['jörg', 'Jörg', ' JÖRG\t', 'jörg'.normalize('NFD')])
    expect(normalizeUsername(typed)).toBe('jörg');
});

test('normalises capitals and spaces in an e-mail address', () => {
  expect(normalizeEmail(' Max@Verein.Example')).toBe('max@verein.example');
});

test.each([
  'max',
  'jörg',
  'jörg'.normalize('NFD'),
  '1_a-b',
  'x'.repeat(64),
])('accepts the username %j', (name) => {
  expect(usernameFault(name)).toBeUndefined();
});

test.each(['', 'a b', 'a/b', 'a.b', '.', '-a', 'x'.repeat(65)])('%j is no username', (name) => {
  expect(usernameFault(name)).toBe(
    'Ein Benutzername besteht aus 1 bis 64 Buchstaben, Ziffern, „-“ und „_“.',
  );
});

test.each(['max@verein.example', 'a+b@x'])('%j is an e-mail address', (email) => {
  expect(emailFault(email)).toBeUndefined();
});

test.each([
  '',
  'max',
  'max@',
  '@verein.example',
  'a b@x',
  'a\0@x',
  'a\u0085@x',
  'a@b@x',
  ...['müller@verein.example', 'obmann@verein..example', 'obmann@-verein.example'],
  `${'x'.repeat(260)}@x`,
])('refuses the e-mail address %j', (email) => {
  expect(emailFault(email)).toBe(`„${email}“ ist keine E-Mail-Adresse.`);
});
