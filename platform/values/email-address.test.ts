import { expect, test } from 'vitest';
import { isEmailAddress, mailAddress, toMailbox } from './email-address.ts';

test.each([
  'anna@verein.example',
  "o'brien+fan@sub.verein.example",
  'anna@localhost',
  '=1+1@verein.example',
  `${'a'.repeat(64)}@verein.example`,
])('accepts the e-mail address %s', (text) => {
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
])('%j is not an email address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['info@Mu\u0308ller.example', 'info@xn--mller-kva.example'],
  ['info@fußball.example', 'info@xn--fuball-cta.example'],
  ['Info@sub.größl.example', 'Info@sub.xn--grl-6ka8i.example'],
  ['obmann@fußball-muster.example', 'obmann@xn--fuball-muster-cdb.example'],
  ['obmann@xn--fuball-muster-cdb.example', 'obmann@xn--fuball-muster-cdb.example'],
  ['OBMANN@Fußball-Muster.Example', 'OBMANN@xn--fuball-muster-cdb.example'],
  [' kassier@sv-mu\u0308hldo\u0308rfl.example ', 'kassier@xn--sv-mhldrfl-kcb2e.example'],
  ['info@пример.срб', 'info@xn--e1afmkfd.xn--90a3ac'],
  ['jugend@straße.kärnten.example', 'jugend@xn--strae-oqa.xn--krnten-bua.example'],
  ['a@ö.example', 'a@xn--nda.example'],
  ['info@verein.example', 'info@verein.example'],
  ['INFO@Verein.Example', 'INFO@Verein.Example'],
])('writes the address %s as %s for mails', (typed, address) => {
  expect(mailAddress(typed)).toBe(address);
  expect(isEmailAddress(mailAddress(typed))).toBe(true);
});

test.each([
  '',
  'anna',
  'müller@verein.example',
  'anna@mül ler.at',
  'anna@ü@b.at',
  'anna@ü.at/x?y',
  ...['obmann@-müllberg.example', 'obmann@müllberg-.example', 'obmann@müllberg..example'],
  ...['obmann@müllberg', 'obmann@müllberg.example.', 'obmann@xn--ööö.example'],
  ...['office(at)müllberg.example', 'Schriftführung <office@müllberg.example>'],
  ...['office＠müllberg.example', 'office@müllberg。example'],
  'office@müllberg.example; kassier@müllberg.example',
])('does not change the invalid e-mail address %j', (typed) => {
  expect(mailAddress(typed)).toBe(typed);
  expect(isEmailAddress(typed)).toBe(false);
});

test('ignores the plus part of an address when it finds the mailbox', () => {
  for (const email of ['Fan@verein.example', 'fan+1@verein.example', 'fan+a+b@verein.example'])
    expect(toMailbox(email)).toBe('fan@verein.example');
  expect(toMailbox('+fan@verein.example')).toBe('+fan@verein.example');
});
