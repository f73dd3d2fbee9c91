import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as startRequest } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { openApp, serveApp } from '#test/open-app.ts';
import { createSigningIn, formPost } from '#test/sign-in-admin.ts';

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const own = { Origin: 'http://localhost' };
const sentence = 'Das ist zu viel auf einmal. Bitte teile deine Eingaben.';

test('public pages refuse a form with too many fields and explain the reason', async () => {
  const db = await freshDatabase('sqlite');
  await createSigningIn(db);
  const ask = await openApp(db);
  const body = 'a&'.repeat(127_000);
  for (const path of ['/login', '/contact', '/newsletter', '/passwort-vergessen', '/abmelden']) {
    const answer = await ask(path, { method: 'POST', body, headers: { ...own, ...urlencoded } });
    const text = await answer.text();
    expect([path, answer.status, text.includes(sentence)]).toEqual([path, 413, true]);
    // The answer does not contain the sent fields.
    expect([path, text.length < body.length]).toEqual([path, true]);
  }
});

test('refuses a form with thousands of accents on one letter before a page reads it', async () => {
  const db = await freshDatabase('sqlite');
  await createSigningIn(db);
  const ask = await openApp(db);
  const accents = `a${'\u0301\u0316'.repeat(10_000)}`;
  for (const path of ['/login', '/contact', '/newsletter']) {
    const body = new FormData();
    for (const field of ['username', 'password', 'message', 'email']) body.set(field, accents);
    const answer = await ask(path, { method: 'POST', body, headers: own });
    expect([path, answer.status]).toEqual([path, 413]);
    expect(await answer.text()).toContain(sentence);
  }
});

test('refuses too many fields in multipart forms and in forms with escaped names', async () => {
  const db = await freshDatabase('sqlite');
  await createSigningIn(db);
  const ask = await openApp(db);
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  for (const [type, body] of [
    ['multipart/form-data; boundary=x', `${part.repeat(4_900)}--x--\r\n`],
    ['application/x-www-form-urlencoded', '%61&'.repeat(60_000)],
  ] as const) {
    const headers = { ...own, 'Content-Type': type };
    expect([type, (await ask('/login', { method: 'POST', body, headers })).status]).toEqual([
      ...[type, 413],
    ]);
  }
});

test('a form as large as the site’s largest form reaches its page', async () => {
  const db = await freshDatabase('sqlite');
  await createSigningIn(db);
  const ask = await openApp(db);
  const ticked = Object.fromEntries(Array.from({ length: 2_300 }, (_, line) => [`f${line}`, 'x']));
  expect((await ask('/login', formPost(ticked, own))).status).toBe(401);
});

test('refuses text that becomes too long for the page by escaping', async () => {
  const db = await freshDatabase('sqlite');
  await createSigningIn(db);
  const ask = await openApp(db);
  for (const [path, field, taken] of [
    ['/login', 'text', 401],
    ['/contact', 'message', 422],
  ] as const)
    for (const [letter, status] of [
      ['x', taken],
      ['"', 413],
      ['<', 413],
      ['\u0001', 413],
    ] as const) {
      const body = `${field}=${letter.repeat(250_000)}`;
      const headers = { ...own, ...urlencoded };
      const answer = await ask(path, { method: 'POST', body, headers });
      const text = await answer.text();
      expect([path, letter, answer.status]).toEqual([path, letter, status]);
      if (status === 413) expect(text.length).toBeLessThan(body.length);
    }
});

test('refuses a body that is not a form, with every content type', async () => {
  const ask = await openApp(await freshDatabase('sqlite'));
  for (const type of ['application/json', 'text/plain', 'multipart/mixed; boundary=x', 'x']) {
    const headers = { ...own, 'Content-Type': type };
    const answer = await ask('/login', { method: 'POST', body: '[]', headers });
    expect([type, answer.status]).toEqual([type, 400]);
  }
});

test('a visitor with too many open forms must wait, but other visitors need not wait', async () => {
  const db = await freshDatabase('sqlite');
  const site = await serveApp(db, { origin: 'http://www.verein.example', trustProxy: true });
  onTestFinished(site.stop);
  await expectRoom((visitor) => beginForm(site.port, visitor));
});

test('a visitor with too many open forms of unknown length must wait, too', async () => {
  const db = await freshDatabase('sqlite');
  const site = await serveApp(db, { origin: 'http://www.verein.example', trustProxy: true });
  onTestFinished(site.stop);
  await expectRoom((visitor) => beginForm(site.port, visitor, { isMeasured: false }));
});

async function expectRoom(send: (visitor: string) => ClientRequest): Promise<void> {
  // Each form lacks only its last byte, so the server reads all of them and none ends.
  const begun = Array.from({ length: 33 }, () => send('203.0.113.7'));
  const refused = await Promise.race(begun.map((form) => answerTo(form)));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  expect(await textOf(refused)).toContain('Gerade kommt zu viel auf einmal an.');
  const other = send('198.51.100.7');
  other.end('x');
  expect((await answerTo(other)).statusCode).toBe(422);
  for (const form of begun) form.destroy();
}

function beginForm(port: number, visitor: string, { isMeasured = true } = {}): ClientRequest {
  const form = startRequest({
    ...{ host: '127.0.0.1', port, path: '/contact', method: 'POST', agent: false },
    headers: {
      Host: 'www.verein.example',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': visitor,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(isMeasured && { 'Content-Length': 256 * 1024 }),
    },
  });
  onTestFinished(() => void form.destroy());
  // The test aborts some forms, and each aborted form reports an error.
  form.on('error', () => {});
  form.write('x'.repeat(256 * 1024 - 1));
  return form;
}

async function answerTo(form: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(form, 'response')) as [IncomingMessage];
  return answer;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) text += chunk;
  return text;
}
