import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressNetwork, visitorAddress } from './visitor-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unbekannt'],
  ['unknown', 'unbekannt'],
  ['1.2.3.4.5', 'unbekannt'],
  [`${'a'.repeat(9000)}\0`, 'unbekannt'],
])('counts the address %s as the visitor %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network);
});

test.each([
  [false, '203.0.113.7', '198.51.100.1'],
  [true, '203.0.113.7', '203.0.113.7'],
  [true, '192.0.2.99, 203.0.113.7', '203.0.113.7'],
  [true, '192.0.2.99,', 'unbekannt'],
  [true, undefined, '198.51.100.1'],
])('with trustProxy %s and X-Forwarded-For %s the visitor’s address is %s', async (trusted, given, expected) => {
  const app = new Hono().get('*', (c) => c.text(visitorAddress(c, trusted)));
  const headers = new Headers(given === undefined ? [] : [['X-Forwarded-For', given]]);
  const env = { incoming: { socket: { remoteAddress: '198.51.100.1' } } };
  expect(await (await app.request('/', { headers }, env)).text()).toBe(expected);
});

test('a request without a connection has an unknown address', async () => {
  const app = new Hono().get('*', (c) => c.text(visitorAddress(c, false)));
  expect(await (await app.request('/')).text()).toBe('unbekannt');
});
