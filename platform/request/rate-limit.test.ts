import { expect, test } from 'vitest';
import {
  asideLimit,
  customerNetwork,
  formLimits,
  neighbourhood,
  neighbourhoodLimits,
  visitorLimits,
} from './rate-limit.ts';

test('neither a visitor nor a neighbourhood can fill a form’s limits alone', () => {
  const { aside, refuse } = neighbourhoodLimits;
  expect(aside.most).toBeGreaterThan(visitorLimits.form[0]?.most as number);
  expect(refuse.most).toBeGreaterThan(visitorLimits.form[1]?.most as number);
  expect(formLimits.repeated.most).toBeGreaterThanOrEqual(4 * aside.most);
  for (const { most } of [...formLimits.all, asideLimit]) expect(most).toBeGreaterThan(refuse.most);
});

test('who has filled one form’s limits still has room in another', () => {
  for (const [index, { window, most }] of visitorLimits.all.entries())
    expect({ window, most }).toEqual({
      window: visitorLimits.form[index]?.window,
      most: 2 * (visitorLimits.form[index]?.most as number),
    });
  expect(neighbourhoodLimits.all).toEqual({
    window: neighbourhoodLimits.refuse.window,
    most: 2 * neighbourhoodLimits.refuse.most,
  });
});

test('a customer’s network is an IPv4 address, or the first 48 bits of an IPv6 one', () => {
  expect(customerNetwork('192.0.2.7')).toBe('192.0.2.7');
  expect(customerNetwork('2001:db8:0:1::/64')).toBe('2001:db8:0::/48');
  expect(customerNetwork('unbekannt')).toBe('unbekannt');
});

test('a neighbourhood has the first 24 bits of IPv4, 48 of IPv6', () => {
  expect(neighbourhood('192.0.2.7')).toBe('192.0.2.0/24');
  expect(neighbourhood('192.0.3.7')).toBe('192.0.3.0/24');
  expect(neighbourhood('2001:db8:0:ffff::/64')).toBe('2001:db8:0::/48');
  expect(neighbourhood('2001:db8:1:ffff::/64')).toBe('2001:db8:1::/48');
  expect(neighbourhood('unbekannt')).toBe('unbekannt');
});
