import { simpleParser } from 'mailparser';
import { expect, onTestFinished, test } from 'vitest';
import type { MailContents } from '#app/post/mails/contents.server.ts';
import { mailTypes } from '#app/post/mails/mail-types.server.ts';
import { club } from '#club/club.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import type { OutgoingMail } from './mail-queue.server.ts';
import { smtpTransport } from './smtp.server.ts';

const settings = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://www.verein.example',
};
const enquiry = {
  kind: 'message',
  club,
  message: {
    id: 'a',
    kind: 'sponsor',
    name: 'Jörg "der Bär", <Huber>',
    email: 'joerg@firma.example',
    phone: null,
    amount: '250',
    supportType: 'donor',
    message: '<b>Bälle</b>\nund Leiberl',
    receivedAt: '2026-03-01T08:15:00.000Z',
    readAt: null,
    suspicions: '[]',
    putAside: 0,
  },
} satisfies MailContents;
const subscriber = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', email: 'fan@post.example' };

test('an enquiry is sent as text and HTML, with the visitor as the reply address', async () => {
  const server = await mailServer();
  expect(await send(server, enquiry)).toEqual({ sent: true });
  const [mail] = server.received;
  expect(mail?.from).toBe(settings.from);
  expect(mail?.recipients).toEqual([settings.to, ...club.sponsorCopies]);
  const parsed = await simpleParser(mail?.raw ?? '');
  expect(parsed.subject).toBe('Neue Anfrage zu Sponsoring und Unterstützung');
  expect(parsed.from?.value).toEqual([{ name: club.name, address: settings.from }]);
  expect(parsed.replyTo?.value).toEqual([
    { name: 'Jörg "der Bär", <Huber>', address: 'joerg@firma.example' },
  ]);
  expect(parsed.messageId).toBe('<mail-1@verein.example>');
  expect(parsed.date).toEqual(new Date('2026-03-01T08:15:00.000Z'));
  expect(parsed.text).toContain('Betrag in EUR: 250');
  expect(parsed.text).toContain('Art der Unterstützung: Sachspende');
  expect(parsed.text).toContain('Nachricht:\n<b>Bälle</b>\nund Leiberl');
  expect(parsed.html).toContain('<td>&lt;b&gt;Bälle&lt;/b&gt;<br>\nund Leiberl</td>');
  expect(parsed.html).toContain('<td>1. März 2026, 09:15 Uhr</td>');
});

test('the club’s address is the only recipient of a contact message', async () => {
  const server = await mailServer();
  const { message } = enquiry;
  await send(server, { kind: 'message', club, message: { ...message, kind: 'contact' } });
  expect(server.received[0]?.recipients).toEqual([settings.to]);
  const parsed = await simpleParser(server.received[0]?.raw ?? '');
  expect(parsed.subject).toBe('Neue Nachricht über das Kontaktformular');
  expect(parsed.text).not.toContain('Betrag');
});

test('the mail that asks a subscriber to confirm contains the confirmation link', async () => {
  const server = await mailServer();
  await send(server, { kind: 'confirmation', club, subscriber });
  const parsed = await simpleParser(server.received[0]?.raw ?? '');
  const link = /https:\/\/www\.verein\.example\/newsletter\/bestaetigen\/[\w-]{43}/;
  expect(parsed.text).toMatch(link);
  expect(parsed.html).toContain(`href="${link.exec(parsed.text ?? '')?.[0]}"`);
  expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
  expect(server.received[0]?.recipients).toEqual([subscriber.email]);
});

test('a newsletter names its sender and has a one-click unsubscribe (RFC 8058)', async () => {
  const server = await mailServer();
  const newsletter = { subject: 'März', body: '# Hallo\n\n[Team](/team) <script>x</script>' };
  await send(server, { kind: 'newsletter', club, newsletter, subscriber });
  const { raw = '' } = server.received[0] ?? {};
  const parsed = await simpleParser(raw);
  const link = /https:\/\/www\.verein\.example\/newsletter\/abmelden\/[\w-]{43}/;
  const header = raw.replace(/\r\n[ \t]+/g, ' ').match(/^List-Unsubscribe: *<(.*)>\r$/m)?.[1];
  expect(header).toMatch(link);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(parsed.text).toContain(`Abmelden: ${header}`);
  expect(parsed.html).toContain(`href="${header}"`);
  expect(parsed.html).toContain('<a href="https://www.verein.example/team">Team</a>');
  expect(parsed.html).not.toContain('script');
  for (const words of [club.name, club.postalAddress.street]) expect(parsed.text).toContain(words);
});

test('a test newsletter has one recipient and no unsubscribe link', async () => {
  const server = await mailServer();
  const newsletter = { subject: 'März', body: 'Hallo' };
  await send(server, { kind: 'test', club, newsletter, recipient: 'max@verein.example' });
  expect(server.received[0]?.recipients).toEqual(['max@verein.example']);
  expect(server.received[0]?.raw).not.toMatch(/abmelden\/|List-Unsubscribe/i);
});

test.each([
  [451, { failure: 'busy', refused: false }],
  [421, { failure: 'busy', refused: false }],
  [503, { failure: 'busy', refused: false }],
  [554, { failure: 'refused', refused: true }],
  ['drop', { failure: 'unreachable', refused: false }],
] as const)('distinguishes the answer %s of the mail server from others', async (answer, outcome) => {
  const server = await mailServer();
  server.answer = () => answer;
  expect(await send(server, enquiry)).toEqual({ sent: false, deliveredTo: [], ...outcome });
});

test('smtpTransport fails in time if the mail server hangs or is unreachable', async () => {
  const server = await mailServer();
  server.answer = () => 'hang';
  const none = { sent: false, refused: false, deliveredTo: [] };
  expect(await send(server, enquiry, [], 200)).toEqual({ ...none, failure: 'timeout' });
  await server.stop();
  expect(await send(server, enquiry)).toEqual({ ...none, failure: 'unreachable' });
});

test('a refused sender address does not count as a refusal of the mail', async () => {
  const server = await mailServer();
  server.turnedAway.set('sender', 550);
  expect(await send(server, enquiry)).toMatchObject({ failure: 'sender', refused: false });
});

test('does not send a mail again to recipients who already have it', async () => {
  const server = await mailServer();
  const [first = '', second = ''] = club.sponsorCopies;
  server.turnedAway.set(first, 450).set(second, 550);
  const outcome = await send(server, enquiry);
  const { to } = settings;
  expect(outcome).toEqual({ sent: false, failure: 'busy', refused: false, deliveredTo: [to] });
  server.turnedAway.delete(first);
  const next = await send(server, enquiry, [to]);
  const both = { sent: false, deliveredTo: [to, first] };
  expect(next).toEqual({ ...both, failure: 'refused', refused: true });
  server.turnedAway.clear();
  expect(await send(server, enquiry, [to, first])).toEqual({ sent: true });
  expect(server.received.map(({ recipients }) => recipients)).toEqual([[to], [first], [second]]);
  const ids = server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
  expect(new Set(ids)).toEqual(new Set(['<mail-1@verein.example>']));
});

test('a recipient whose address has capital letters does not get a mail twice', async () => {
  const server = await mailServer();
  const [first = ''] = club.sponsorCopies;
  server.turnedAway.set(first, 450);
  const written = { ...settings, to: 'Office@Verein.Example' };
  const outcome = await send(server, enquiry, [], 5000, written);
  if (outcome.sent) throw new Error('One was turned away.');
  server.turnedAway.clear();
  expect(await send(server, enquiry, [...outcome.deliveredTo], 5000, written)).toEqual({
    sent: true,
  });
  expect(server.received[1]?.recipients).toEqual([first]);
});

async function mailServer(): Promise<MailServer> {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  return server;
}

function send(
  server: MailServer,
  contents: MailContents,
  deliveredTo: string[] = [],
  wait = 5000,
  written = settings,
) {
  const mail = { id: 'mail-1', queuedAt: '2026-03-01T08:15:00.000Z', deliveredTo };
  const letter = { mail: mail as unknown as OutgoingMail, contents, secret: 'geheim' };
  return smtpTransport(server.url, written, mailTypes).send(letter, AbortSignal.timeout(wait));
}
