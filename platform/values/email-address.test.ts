import { expect, test } from 'vitest';
import { isEmailAddress, mailboxOf } from './email-address.ts';

test.each([
  'anna@verein.example',
  "o'brien+fan@sub.verein.example",
  'anna@localhost',
  '=1+1@verein.example',
  `${'a'.repeat(64)}@verein.example`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'anna',
  '@verein.example',
  'anna@',
  'anna@verein..example',
  'anna@-verein.example',
  'anna@verein.example ',
  'a b@verein.example',
  'anna@verein.example,max@verein.example',
  'anna@verein.example\r\nBcc: max@verein.example',
  'Anna <anna@verein.example>',
  '"anna"@verein.example',
  'anna@väärein.example',
  `${'a'.repeat(65)}@verein.example`,
  `anna@${'a.'.repeat(125)}at`,
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('what stands behind a plus leads to the same mailbox', () => {
  for (const email of ['Fan@verein.example', 'fan+1@verein.example', 'fan+a+b@verein.example'])
    expect(mailboxOf(email)).toBe('fan@verein.example');
  expect(mailboxOf('+fan@verein.example')).toBe('+fan@verein.example');
});
