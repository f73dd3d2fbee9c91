import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server.ts';

const password = 'Blaue Pferde tanzen';

test('a hash is Argon2id in PHC format and differs each time', async () => {
  const hashes = [await hashPassword(password), await hashPassword(password)];
  for (const hash of hashes)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(new Set(hashes).size).toBe(2);
});

test('accepts only the exact password for a hash', async () => {
  const hash = await hashPassword(password);
  expect(await verifyPassword(hash, password)).toBe(true);
  for (const other of ['', 'blaue Pferde tanzen', `${password} `, `${password}\0`])
    expect(await verifyPassword(hash, other), other).toBe(false);
});

test('a password with an umlaut matches from every keyboard', async () => {
  const hash = await hashPassword('Größere Bälle'.normalize('NFD'));
  expect(await verifyPassword(hash, 'Größere Bälle'.normalize('NFC'))).toBe(true);
});

test('verifies a hash from the reference implementation of Argon2', async () => {
  // This hash is from the tests of the reference implementation (P-H-C/phc-winner-argon2, src/test.c).
  const hash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword(hash, 'password')).toBe(true);
  expect(await verifyPassword(hash, 'Password')).toBe(false);
});

test('an invalid hash matches no password', async () => {
  for (const hash of ['', 'x', '$argon2id$', '$argon2i$v=19$m=19456,t=2,p=1$YWJj$YWJj'])
    expect(await verifyPassword(hash, ''), hash).toBe(false);
});
