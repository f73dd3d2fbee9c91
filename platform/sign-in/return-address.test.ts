import { expect, test } from 'vitest';
import { returnAddress, signInAddress } from './return-address.ts';

test.each([
  '/admin',
  '/admin/',
  '/admin?x=1',
  '/admin/spieler',
  '/admin/spieler?x=1&y=https://verein.example//a',
  '/admin/spieler/J%C3%BCrgen%20Muster',
  '/admin/a..b',
])('accepts the return address %s', (address) => {
  expect(returnAddress(address)).toBe(address);
});

test.each([
  ['/admin/führung', '/admin/f%C3%BChrung'],
  ['/admin/spieler?suche=€', '/admin/spieler?suche=%E2%82%AC'],
  ['/admin/😀', '/admin/%F0%9F%98%80'],
])('encodes the return address %s for a header', (address, sent) => {
  expect(returnAddress(address)).toBe(sent);
});

test.each([
  null,
  undefined,
  '',
  '/',
  '/team',
  '/administration',
  '/Admin',
  'admin',
  ' /admin',
  '//evil.example',
  '//evil.example/admin',
  '/\\evil.example',
  '/admin\\..\\team',
  '/admin//evil.example',
  '/admin/../team',
  '/admin/..',
  '/admin/./../team',
  '/admin/%2E%2e/team',
  '/admin/.%2e/team',
  '/admin#x',
  '/admin\n/x',
  '/admin?x=\r\nSet-Cookie: a=b',
  '/admin\t',
  '/admin?\0',
  '/admin/\ud800',
  'https://evil.example/admin',
  'https:/admin',
  'javascript:alert(1)//admin',
  '/login?zu=/admin',
])('refuses the return address %j and returns to /admin', (address) => {
  expect(returnAddress(address)).toBe('/admin');
});

test('the sign-in address contains the whole wanted address as an encoded parameter', () => {
  const address = signInAddress('/admin/spieler?x=1&y=ä#');
  expect(address).toBe('/login?zu=%2Fadmin%2Fspieler%3Fx%3D1%26y%3D%C3%A4%23');
});
