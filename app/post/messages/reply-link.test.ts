import { expect, test } from 'vitest';
import { replyLink } from './reply-link.ts';

const answer = {
  email: 'anna+verein@example.at',
  subject: 'Re: Ihre Nachricht',
  introduction: 'Anna schrieb:',
  quoted: 'Erste Zeile\nzweite & letzte',
};

test('replyLink contains recipient, subject and quoted text', () => {
  const { protocol, pathname, searchParams } = new URL(replyLink(answer));
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', answer.email]);
  expect([...searchParams]).toEqual([
    ['subject', answer.subject],
    ['body', '\r\n\r\nAnna schrieb:\r\n> Erste Zeile\r\n> zweite & letzte'],
  ]);
});

test('replyLink lets neither address nor text add a header or recipient', () => {
  const address = replyLink({
    ...answer,
    email: 'a@b.at?bcc=x@y.at&cc=z',
    quoted: '&bcc=x@y.at\nBcc: x@y.at',
  });
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(new URL(address).pathname).not.toMatch(/[?&]/);
});

test('replyLink shortens a very long quote without breaking a character', () => {
  const address = replyLink({ ...answer, quoted: `x${'🦄'.repeat(2500)}` });
  expect(address.length).toBeLessThan(16_000);
  expect(decodeURIComponent(address)).toContain('🦄');
  expect(decodeURIComponent(address).endsWith('[…]')).toBe(true);
});
