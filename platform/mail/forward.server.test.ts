import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { MailContents } from '#app/post/mails/contents.server.ts';
import { mailTypes } from '#app/post/mails/mail-types.server.ts';
import { club } from '#club/club.ts';
import { forwardTransport } from './forward.server.ts';
import type { OutgoingMail } from './mail-queue.server.ts';

const settings = {
  to: 'a@verein.example',
  from: 'a@verein.example',
  origin: 'https://verein.example',
};
const stored = {
  id: 'a',
  name: 'Jörg & Co',
  email: 'joerg@firma.example',
  phone: null,
  amount: '250.50',
  supportType: 'donor',
  message: 'Bälle\nund Leiberl',
  receivedAt: '2026-03-01T08:15:00.000Z',
  readAt: null,
  suspicions: '[]',
  putAside: 0,
} as const;
const contact: MailContents = { kind: 'message', club, message: { ...stored, kind: 'contact' } };
const sponsor: MailContents = { kind: 'message', club, message: { ...stored, kind: 'sponsor' } };
const newsletter: MailContents = {
  kind: 'confirmation',
  club,
  subscriber: { id: 'x', email: 'fan@post.example' },
};
const common = [
  ['name', 'Jörg & Co'],
  ['email', 'joerg@firma.example'],
];

test('a forwarded form has exactly the fields of spec §7, in their order', async () => {
  const service = await formService();
  for (const contents of [contact, sponsor, newsletter])
    expect(await service.send(contents)).toEqual({ sent: true });
  const [first, second, third] = service.requests;
  expect(first?.fields).toEqual([
    ...common,
    ['message', 'Bälle\r\nund Leiberl'],
    ['_captcha', 'false'],
  ]);
  expect(second?.fields).toEqual([
    ...common,
    ['phone', ''],
    ['amount', '250.50'],
    ['supportType', 'donor'],
    ['message', 'Bälle\r\nund Leiberl'],
    ['privacy', 'on'],
    ['_subject', 'Neue Anfrage zu Sponsoring und Unterstützung'],
    ['_template', 'table'],
    ['_cc', club.sponsorCopies.join(',')],
  ]);
  expect(third?.fields).toEqual([['email', 'fan@post.example']]);
});

test('sends a form with POST as from a page of this site', async () => {
  const service = await formService();
  await service.send(contact);
  const [{ method, headers } = { method: '', headers: {} }] = service.requests;
  expect(method).toBe('POST');
  expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect([headers.origin, headers.referer]).toEqual([settings.origin, `${settings.origin}/`]);
});

test.each([
  [200, { sent: true }],
  [302, { sent: true }],
  [303, { sent: true }],
  [301, { sent: false, failure: 'busy', refused: false }],
  [400, { sent: false, failure: 'refused', refused: true }],
  [404, { sent: false, failure: 'refused', refused: true }],
  [429, { sent: false, failure: 'busy', refused: false }],
  [500, { sent: false, failure: 'busy', refused: false }],
  [503, { sent: false, failure: 'busy', refused: false }],
])('forwardTransport turns the response status %i into the expected result', async (status, outcome) => {
  const service = await formService();
  service.status = status;
  expect(await service.send(contact)).toMatchObject(outcome);
  expect(service.requests).toHaveLength(1);
});

const inactive = { sent: false, failure: 'inactive', refused: true };
test.each([
  ['{"success":"true","message":"The form was submitted successfully."}', { sent: true }],
  ['{"success":true}', { sent: true }],
  ['{"ok":true,"next":"/thanks"}', { sent: true }],
  ['', { sent: true }],
  ['[]', { sent: true }],
  ['<h1>Thanks!</h1>', { sent: true }],
  ['{"success":"false","message":"This form needs Activation."}', inactive],
  ['{"success":false}', inactive],
  ['{"ok":false,"errors":[]}', inactive],
  ['{"error":"Form not found"}', inactive],
  ['<p>This form needs Activation</p>', inactive],
  ['<div class="g-recaptcha"></div>', inactive],
])('with status 200, forwardTransport reads from the answer %s whether the form was accepted', async (text, outcome) => {
  const service = await formService();
  service.text = text;
  expect(await service.send(contact)).toMatchObject(outcome);
  expect(service.requests[0]?.headers.accept).toMatch(/^application\/json/);
});

test('reads only the beginning of an endless answer', async () => {
  const service = await formService();
  service.text = `<h1>Thanks!</h1>${' '.repeat(10_000_000)}captcha`;
  expect(await service.send(contact)).toEqual({ sent: true });
});

test('forwardTransport reports a failure if the answer breaks off', async () => {
  const service = await formService();
  service.status = 'break';
  expect(await service.send(contact)).toMatchObject({ failure: 'unreachable', refused: false });
});

test('does not wait for a service that hangs or is unreachable', async () => {
  const service = await formService();
  service.status = 'hang';
  expect(await service.send(contact, 200)).toMatchObject({ failure: 'timeout', refused: false });
  service.status = 'drop';
  expect(await service.send(contact)).toMatchObject({ failure: 'unreachable', refused: false });
});

interface Posted {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  fields: [string, string][];
}

async function formService() {
  const service = {
    status: 200 as number | 'hang' | 'drop' | 'break',
    text: 'Danke',
    requests: [] as Posted[],
    send: (contents: MailContents, wait = 5000) => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/formular`;
      const mail = { kind: contents.kind } as OutgoingMail;
      const letter = { mail, contents, secret: 'geheim' };
      return forwardTransport(url, settings, mailTypes).send(letter, AbortSignal.timeout(wait));
    },
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat((await Array.fromAsync(request)) as Buffer[]).toString();
    const { method, headers } = request;
    service.requests.push({ method, headers, fields: [...new URLSearchParams(body)] });
    if (service.status === 'drop') request.socket.destroy();
    else if (service.status === 'break')
      response.write('{"success"', () => request.socket.destroy());
    else if (service.status !== 'hang')
      response.writeHead(service.status, { Location: '/danke' }).end(service.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return service;
}
