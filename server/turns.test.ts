import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as startRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { serveApp } from '#test/open-app.ts';
import { createSigningIn, signInDirectly } from '#test/sign-in-admin.ts';

const [hostile, other] = ['203.0.113.7', '198.51.100.7'];
const crowd = 18;

for (const [what, body] of [
  ['large forms', fields(2_000, 'x'.repeat(100))],
  ['forms of too many fields', 'a&'.repeat(100_000)],
] as const)
  test(`answers only a few ${what} of one visitor before another visitor’s page`, async () => {
    const site = await openSite();
    const answered = countAnswers(() => site.post('/login', body));
    const status = await statusOf(site.get('/passwort-vergessen', other));
    expect(status).toBe(200);
    expect(answered.count).toBeLessThan(crowd / 3);
    await answered.all;
    expect(answered.count).toBe(crowd);
  });

test('answers only a few pages of one visitor before another visitor’s page', async () => {
  const site = await openSite();
  const answered = countAnswers(() => site.get('/passwort-vergessen', hostile));
  expect(await statusOf(site.get('/passwort-vergessen', other))).toBe(200);
  expect(answered.count).toBeLessThan(crowd / 3);
  await answered.all;
});

test('counts all IPv6 networks of one provider customer as one visitor', async () => {
  const site = await openSite();
  const network = (number: number) => `2001:db8:7:${number.toString(16)}::1`;
  const answered = countAnswers((number) => site.get('/passwort-vergessen', network(number)));
  expect(await statusOf(site.get('/passwort-vergessen', other))).toBe(200);
  expect(answered.count).toBeLessThan(crowd / 3);
  await answered.all;
});

test('queues a hundred page requests of one visitor, refuses more and answers another visitor', async () => {
  const site = await openSite();
  const statuses = Array.from({ length: 20 }, () => site.pipeline('GET /spiele', 15));
  expect(await statusOf(site.get('/passwort-vergessen', other))).toBe(200);
  const answers = Object.groupBy((await Promise.all(statuses)).flat(), (status) => status);
  expect(answers['503']?.length).toBeGreaterThan(50);
  expect(Object.keys(answers)).toEqual(['200', '503']);
});

test.each([
  ['are read', '/contact', 'message=x', '422'],
  ['are answered unread', '/admin/spiele/neu', '', '307'],
])('queues a hundred small forms that %s, refuses more and answers another visitor’s page', async (_, path, body, taken) => {
  const site = await openSite();
  const asked = Array.from({ length: 300 }, () => statusOf(site.post(path, body)));
  expect(await statusOf(site.get('/passwort-vergessen', other))).toBe(200);
  const answers = Object.groupBy(await Promise.all(asked), String);
  expect(answers['503']?.length).toBeGreaterThan(50);
  expect(Object.keys(answers)).toEqual([taken, '503']);
});

test('answers a signed-in user although other visitors fill the queue of the address', async () => {
  const site = await openSite();
  const statuses = Array.from({ length: 20 }, () => site.pipeline('GET /spiele', 15));
  // Waits until the queue of this address is full.
  await setTimeout(100);
  const { cookie } = site;
  expect(await statusOf(site.get('/admin/spiele', hostile, cookie))).toBe(200);
  expect((await Promise.all(statuses)).flat()).toContain('503');
});

test('a visitor does not wait if another visitor queued the page behind many searches', async () => {
  const site = await openSite();
  const searches = countAnswers((number) => site.get(`/news?suche=wort${number}`, hostile), 90);
  const last = statusOf(site.get('/spiele', hostile));
  // Waits until the server has received the last request, too.
  await setTimeout(30);
  expect(await statusOf(site.get('/spiele', other))).toBe(200);
  expect(searches.count).toBeLessThan(60);
  expect(await last).toBe(200);
  await searches.all;
});

function fields(count: number, text: string): string {
  return Array.from({ length: count }, (_, index) => `f${index}=${text}`).join('&');
}

function countAnswers(ask: (number: number) => ClientRequest, times = crowd) {
  const counted = {
    count: 0,
    all: Promise.all(
      Array.from({ length: times }, async (_, number) => {
        await statusOf(ask(number));
        counted.count++;
      }),
    ),
  };
  return counted;
}

async function statusOf(asked: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  for await (const _ of answer);
  return answer.statusCode;
}

async function openSite() {
  const db = await freshDatabase('sqlite');
  const cookie = await signInDirectly(db, await createSigningIn(db));
  const host = 'www.verein.example';
  const { port, stop } = await serveApp(db, { origin: `http://${host}`, trustProxy: true });
  onTestFinished(stop);
  const address = { host: '127.0.0.1', port, agent: false };
  const get = (path: string, visitor: string, cookie = '') => {
    const headers = { Host: host, 'X-Forwarded-For': visitor, Cookie: cookie };
    return startRequest({ ...address, path, headers }).end();
  };
  const post = (path: string, body: string) =>
    startRequest({
      ...{ ...address, path, method: 'POST' },
      headers: {
        Host: host,
        'X-Forwarded-For': hostile,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': body.length,
      },
    }).end(body);
  /**
   * Sends one request several times on one connection without waiting. Returns the statuses of the answers.
   */
  const pipeline = async (head: string, times: number) => {
    const socket = connect(port, '127.0.0.1');
    const headers = [`Host: ${host}`, `X-Forwarded-For: ${hostile}`, 'Cookie: session=x'];
    socket.write(`${head} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`.repeat(times));
    let text = '';
    for await (const piece of socket) {
      text += piece;
      const found = text.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? [];
      if (found.length === times) return found;
    }
    throw new Error('The connection was closed.');
  };
  // The first page takes longer, because the server loads its code.
  await statusOf(get('/passwort-vergessen', other));
  return { get, post, pipeline, cookie };
}
