import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as startRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createSigningIn } from '#test/admin.ts';
import { serveApp } from '#test/app.ts';
import { freshDatabase } from '#test/database.ts';

const [hostile, other] = ['203.0.113.7', '198.51.100.7'];
const crowd = 18;
/** Keeps an answer out of the pages in memory. */
const unremembered = { Cookie: 'session=x' };

for (const [what, body] of [
  ['large forms', fields(2_000, 'x'.repeat(100))],
  ['forms of too many fields', 'a&'.repeat(100_000)],
] as const)
  test(`of ${what} that one visitor sends at once, a few are answered before another’s page`, async () => {
    const site = await openSite();
    const answered = countAnswers(() => site.post('/login', body));
    const status = await statusOf(site.get('/passwort-vergessen', other));
    expect(status).toBe(200);
    expect(answered.count).toBeLessThan(crowd / 3);
    await answered.all;
    expect(answered.count).toBe(crowd);
  });

test('of pages that one visitor asks for at once, a few are answered before another’s', async () => {
  const site = await openSite();
  const answered = countAnswers(() => site.get('/passwort-vergessen', hostile));
  expect(await statusOf(site.get('/passwort-vergessen', other))).toBe(200);
  expect(answered.count).toBeLessThan(crowd / 3);
  await answered.all;
});

test.each([
  ['pages', (site: Site) => site.get('/spiele', hostile, unremembered)],
  ['small forms', (site: Site) => site.post('/contact', 'message=x')],
])('of hundreds of %s that one visitor asks for at once, few are answered before another’s page', async (_, ask) => {
  const site = await openSite();
  const answered = countAnswers(() => ask(site), 300);
  expect(await statusOf(site.get('/passwort-vergessen', other))).toBe(200);
  expect(answered.count).toBeLessThan(100);
  await answered.all;
});

test('who asks for the page that others want behind many of their own lets nobody wait for those', async () => {
  const site = await openSite();
  const searches = countAnswers((number) => site.get(`/news?suche=wort${number}`, hostile), 90);
  const last = statusOf(site.get('/spiele', hostile));
  // Until the last one has come, too.
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
        const status = await statusOf(ask(number));
        // What is sent away at once costs nobody anything.
        if (status !== 503) counted.count++;
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

type Site = Awaited<ReturnType<typeof openSite>>;

async function openSite() {
  const db = await freshDatabase('sqlite');
  await createSigningIn(db);
  const host = 'www.verein.example';
  const { port, stop } = await serveApp(db, { origin: `http://${host}`, trustProxy: true });
  onTestFinished(stop);
  const address = { host: '127.0.0.1', port, agent: false };
  const get = (path: string, visitor: string, headers = {}) =>
    startRequest({
      ...{ ...address, path },
      headers: { Host: host, 'X-Forwarded-For': visitor, ...headers },
    }).end();
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
  // What is loaded for the first page takes time.
  await statusOf(get('/passwort-vergessen', other));
  return { get, post };
}
