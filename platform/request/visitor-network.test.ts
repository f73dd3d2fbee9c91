import { expect, test } from 'vitest';
import { customerNetwork, neighbourhood } from './visitor-network.ts';

test('a customer’s network is one IPv4 address, or the first 48 bits of IPv6', () => {
  expect(customerNetwork('192.0.2.7')).toBe('192.0.2.7');
  expect(customerNetwork('2001:db8:0:1::/64')).toBe('2001:db8:0::/48');
  expect(customerNetwork('unbekannt')).toBe('unbekannt');
});

test('a neighbourhood is the first 24 bits of IPv4, or 48 bits of IPv6', () => {
  expect(neighbourhood('192.0.2.7')).toBe('192.0.2.0/24');
  expect(neighbourhood('192.0.3.7')).toBe('192.0.3.0/24');
  expect(neighbourhood('2001:db8:0:ffff::/64')).toBe('2001:db8:0::/48');
  expect(neighbourhood('2001:db8:1:ffff::/64')).toBe('2001:db8:1::/48');
  expect(neighbourhood('unbekannt')).toBe('unbekannt');
});
