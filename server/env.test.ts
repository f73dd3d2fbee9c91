import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('trusts a proxy only if the setting is 1', () => {
  expect(readEnv({}).trustProxy).toBe(false);
  for (const [value, trusted] of [
    ['', false],
    ['0', false],
    ['1', true],
  ] as const)
    expect(readEnv({ TRUST_PROXY: value }).trustProxy).toBe(trusted);
  for (const value of ['true', 'yes', '2', ' 1'])
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow(
      'TRUST_PROXY kennt nur die Werte 0 und 1 (davor steht ein eigener Proxy).',
    );
});

test('keeps pages for offline use unless the setting is off', () => {
  expect(readEnv({}).offline).toBe(true);
  expect(readEnv({ OFFLINE: 'on' }).offline).toBe(true);
  expect(readEnv({ OFFLINE: 'off' }).offline).toBe(false);
  expect(() => readEnv({ OFFLINE: '0' })).toThrow('OFFLINE kennt nur die Werte on');
});

test('empty mail settings count as missing', () => {
  expect(readEnv({ MAIL_TO: '', SMTP_URL: '' })).toMatchObject({
    smtpUrl: undefined,
    forwardUrl: undefined,
    mailTo: undefined,
    mailFrom: undefined,
    keepMessagesDays: 365,
  });
});

test('reads the mail settings without changes', () => {
  const smtpUrl = 'smtps://user:p%40ss@mail.verein.example:465/?requireTLS=true';
  const given = { SMTP_URL: smtpUrl, MAIL_TO: 'a@verein.example', MAIL_FROM: 'b@verein.example' };
  expect(readEnv({ ...given, KEEP_MESSAGES_DAYS: '30' })).toMatchObject({
    smtpUrl,
    mailTo: 'a@verein.example',
    mailFrom: 'b@verein.example',
    keepMessagesDays: 30,
  });
  const forwardUrl = 'https://formular.example/office@verein.example';
  expect(readEnv({ FORWARD_URL: forwardUrl }).forwardUrl).toBe(forwardUrl);
});

test.each([
  ['SMTP_URL', 'mail.verein.example', 'SMTP_URL muss eine Adresse wie smtps://'],
  ['SMTP_URL', 'https://mail.verein.example', 'SMTP_URL muss eine Adresse wie smtps://'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL muss eine Adresse wie smtps://'],
  ['FORWARD_URL', 'ftp://formular.example', 'FORWARD_URL muss eine Adresse sein'],
  ['MAIL_TO', 'a@verein.example, b@verein.example', 'MAIL_TO muss eine E-Mail-Adresse sein.'],
  ['MAIL_FROM', 'Verein <a@verein.example>', 'MAIL_FROM muss eine E-Mail-Adresse sein.'],
  ['KEEP_MESSAGES_DAYS', '0', 'KEEP_MESSAGES_DAYS muss eine Zahl von Tagen'],
  ['KEEP_MESSAGES_DAYS', '1.5', 'KEEP_MESSAGES_DAYS muss eine Zahl von Tagen'],
  ['KEEP_MESSAGES_DAYS', 'ein Jahr', 'KEEP_MESSAGES_DAYS muss eine Zahl von Tagen'],
])('the invalid setting %s=%s stops the start with an explanation', (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(sentence);
});

test('refuses SMTP_URL and FORWARD_URL together', () => {
  const both = { SMTP_URL: 'smtp://localhost', FORWARD_URL: 'https://formular.example' };
  expect(() => readEnv(both)).toThrow('SMTP_URL und FORWARD_URL schließen einander aus');
});
