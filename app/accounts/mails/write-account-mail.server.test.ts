import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { writeAccountMail } from './write-account-mail.server.ts';

const settings = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
};
const at = '2026-03-01T08:15:00.000Z';
const to = 'max@verein.example';

test.each([
  ['invitation', '/einladung/geheim'],
  ['password', '/passwort/geheim'],
  ['email', '/e-mail/geheim'],
] as const)('the mail %s links to its page and shows how long the link works', (what, path) => {
  const mail = { to, letter: { what, linkId: 'a' }, token: 'geheim' };
  const { text, html, headers } = writeAccountMail(mail, club, settings);
  expect(text.match(/https:\/\/verein\.example\/\S+geheim/g)).toEqual([
    `https://verein.example${path}`,
  ]);
  expect(html).toContain(`<a href="https://verein.example${path}">`);
  expect(text).toContain('Der Link gilt ');
  expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
});

test.each([
  ['password-changed', '/passwort-vergessen'],
  ['email-changed', '/admin/profil'],
  ['second-factor-added', '/admin/profil/zweiter-faktor'],
  ['second-factor-removed', '/admin/profil'],
  ['recovery-codes-renewed', '/admin/profil/zweiter-faktor'],
  ['passkey-added', '/admin/profil/passkeys'],
  ['passkey-removed', '/admin/profil'],
] as const)('the mail %s gives the time and helps a user who did not act', (what, path) => {
  const mail = { to, letter: { what, username: 'max', at } };
  const { subject, text } = writeAccountMail(mail, club, settings);
  expect(subject).toContain(club.name);
  expect(text).toContain('Sonntag, 1. März 2026, 09:15 Uhr');
  expect(text).toContain('Warst du das nicht,');
  expect(text).toContain(`\nhttps://verein.example${path}\n`);
});

test('the mail about a new device shows HTML in the device name as text', () => {
  const letter = { what: 'new-device', username: 'max', device: '<b>Firefox</b>', at } as const;
  const { text, html } = writeAccountMail({ to, letter }, club, settings);
  expect(text).toContain('auf einem neuen Gerät angemeldet: <b>Firefox</b>, Sonntag, 1. März');
  expect(html).toContain('&lt;b&gt;Firefox&lt;/b&gt;');
});

test.each([
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
] as const)('the mail %s names the browser that made the change', (what) => {
  const letter = { what, username: 'max', device: 'Firefox auf Linux', at } as const;
  const { text } = writeAccountMail({ to, letter }, club, settings);
  expect(text).toContain('Firefox auf Linux, Sonntag, 1. März 2026, 09:15 Uhr');
});

test('the mail about another password lists the removed and the kept passkeys', () => {
  const told = (passkeys: { removed?: string[]; kept?: string[] }) => {
    const letter = { what: 'password-changed', username: 'max', at, ...passkeys } as const;
    return writeAccountMail({ to, letter }, club, settings).text;
  };
  const text = told({ removed: ['Handy', 'Laptop'], kept: ['Schlüssel'] });
  expect(text).toContain('Entfernt wurden auch diese Passkeys: „Handy“, „Laptop“.');
  expect(text).toContain('Diese Passkeys gelten weiter: „Schlüssel“.');
  for (const none of [{}, { removed: [], kept: [] }]) expect(told(none)).not.toContain('Passkey');
});
