import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { MailContents } from '#app/post/mails/contents.server.ts';
import { mailTypes } from '#app/post/mails/mail-types.server.ts';
import { club } from '#club/club.ts';
import { composeMail } from './compose.server.ts';
import type { OutgoingMail } from './mail-queue.server.ts';

const settings = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
};
const mail = { id: 'mail-1', queuedAt: '2026-03-01T08:15:00.000Z' } as OutgoingMail;
/** Malicious input that has passed all cleaning. */
const evil = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '\r\nBcc: opfer@post.example',
          '\nTo: x@post.example\n\n',
          '\r\n\r\n.\r\n',
          '\0',
          '\u2028',
        ],
        ...[
          '<script>x</script>',
          '"><img src=x onerror=y>',
          "'",
          '&lt;',
          '</td></table>',
          '</title>',
        ],
        ...[
          '=?utf-8?q?=0d=0aBcc:?=',
          ', max@post.example',
          '<max@post.example>',
          '🏆',
          '\uD83D',
          'ß',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const headers = [
  ...['auto-submitted', 'cc', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
  ...['reply-to', 'subject', 'to'],
];
const tags =
  /^<(?:!doctype html|\/?(?:html|head|body|title|table|tr|td|th|br)(?: [a-z]+="[\w ]+")*|html lang="de"|meta charset="utf-8")>$/;

test('a visitor’s text cannot change the headers, recipients or HTML tags of a mail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: evil, phone: evil, amount: evil, message: evil }),
      fc.emailAddress(),
      evil,
      async (fields, email, clubName) => {
        const contents: MailContents = {
          kind: 'message',
          club: { ...club, name: clubName, shortName: clubName },
          message: {
            ...{ id: 'a', kind: 'sponsor', email, supportType: 'other', ...fields },
            ...{ receivedAt: mail.queuedAt, readAt: null, suspicions: '[]', putAside: 0 },
          },
        };
        const { raw, envelope } = await compose(contents);
        expect(envelope).toEqual({ from: settings.from, to: [settings.to, ...club.sponsorCopies] });
        const parsed = await simpleParser(raw);
        expect(parsed.headerLines.map(({ key }) => key).toSorted()).toEqual(headers);
        expect(parsed.from?.value.map(({ address }) => address)).toEqual([settings.from]);
        expect(parsed.replyTo?.value.map(({ address }) => address)).toEqual([email]);
        const { html = '' } = parsed;
        for (const tag of (html as string).match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(tags);
      },
    ),
    { numRuns: 100 },
  );
});

test('no text of an admin adds a script or a second recipient to a newsletter', async () => {
  await fc.assert(
    fc.asyncProperty(evil, evil, async (subject, body) => {
      const subscriber = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', email: 'fan@post.example' };
      const newsletter = { subject, body };
      const { raw, envelope } = await compose({ kind: 'newsletter', club, newsletter, subscriber });
      expect(envelope.to).toEqual(['fan@post.example']);
      const parsed = await simpleParser(raw);
      expect(parsed.headers.has('bcc')).toBe(false);
      expect(parsed.html).not.toMatch(
        /<script|<[^>]*\son\w+=|<img[^>]+src="(?!https:\/\/verein\.example)/i,
      );
    }),
    { numRuns: 60 },
  );
});

async function compose(contents: MailContents) {
  const transporter = createTransport({ streamTransport: true, buffer: true });
  const composed = composeMail({ mail, contents, secret: 'geheim' }, mailTypes, settings);
  const { message, envelope } = await transporter.sendMail(composed);
  return { raw: String(message), envelope };
}
