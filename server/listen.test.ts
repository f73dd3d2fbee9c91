import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen, type Patience } from './listen.ts';

/** More than all buffers between a server and a client hold. */
const long = Buffer.alloc(64 * 1024 * 1024, 'x');
const impatient: Patience = { silence: 400, head: 300, request: 1500 };

test('who never takes the answer is let go', async () => {
  const { port, answered } = await served((_, response) => void response.end(long));
  const client = await connected(port);
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
  const response = await answered;
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  expect(response.socket?.destroyed).toBe(true);
});

test('who takes it slowly gets all of it', async () => {
  const { port } = await served((_, response) => void response.end(long));
  const client = await connected(port);
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
  let taken = 0;
  let pauses = 0;
  for await (const chunk of client) {
    taken += chunk.length;
    // In all several times as long as nobody may be silent.
    if (taken > (pauses + 1) * 6_000_000 && ++pauses < 10) await wait(impatient.silence / 2);
    if (taken > long.length) break;
  }
  expect(taken).toBeGreaterThan(long.length);
});

test('who waits for us is not let go, and is afterwards', async () => {
  const { port } = await served(async (_, response) => {
    await wait(impatient.silence * 3);
    response.end('late');
  });
  const client = await connected(port);
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/late$/);
});

test('who goes on asking without an answer is let go, and no more is begun', async () => {
  let begun = 0;
  const { port } = await served(() => void begun++);
  const client = await connected(port);
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n'.repeat(5000));
  await new Promise((resolve) => client.resume().once('close', resolve));
  expect(begun).toBe(16);
});

test('who asks for a few things at once gets all of them, in turn', async () => {
  const { port } = await served(async ({ url }, response) => {
    await wait(url === '/0' ? 100 : 0);
    response.end(`<${url}>`);
  });
  const client = await connected(port);
  const paths = Array.from({ length: 16 }, (_, index) => `/${index}`);
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: club\r\n${more}\r\n`;
  client.write(paths.map((path) => ask(path)).join(''));
  let text = '';
  // More of them once all are answered: what was answered counts no longer.
  for await (const chunk of client) {
    text += chunk;
    if (text.endsWith('</15>')) client.write(ask('/last', 'Connection: close\r\n'));
  }
  expect(text.match(/<[^>]+>/g)).toEqual([...paths, '/last'].map((path) => `<${path}>`));
});

test('a stream that has nothing to say is kept as long as its heart beats', async () => {
  const { port, answered } = await served((_, response) => void response.write('begin\n'));
  const client = await connected(port);
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
  const response = await answered;
  client.resume();
  for (let beat = 0; beat < 8; beat++) {
    await wait(impatient.silence / 2);
    response.write(':\n\n');
  }
  expect(response.destroyed).toBe(false);
  client.destroy();
});

for (const [what, head, drop] of [
  ['begins no request', '', ''],
  ['never ends its headers', 'POST / HTTP/1.1\r\nHost: club\r\n', 'X: y\r\n'],
  [
    'says nothing more in the middle',
    'POST / HTTP/1.1\r\nHost: club\r\nContent-Length: 9\r\n\r\n',
    '',
  ],
  ['sends it in drops', 'POST / HTTP/1.1\r\nHost: club\r\nContent-Length: 999\r\n\r\n', 'x'],
] as const)
  test(`who ${what} is let go`, async () => {
    const { port } = await served((request, response) =>
      request.resume().once('end', () => response.end()),
    );
    const client = await connected(port);
    client.resume();
    if (head) client.write(head);
    const dropping = setInterval(() => drop && client.write(drop), 100);
    onTestFinished(() => clearInterval(dropping));
    await once(client, 'close');
  });

async function served(listener: RequestListener) {
  const { promise: answered, resolve } = Promise.withResolvers<ServerResponse>();
  const noting: RequestListener = (request, response) => {
    resolve(response);
    // A client that is let go is no fault.
    request.on('error', () => {});
    listener(request, response);
  };
  const { port, stop } = await listen(noting, 0, '127.0.0.1', impatient);
  onTestFinished(() => stop(async () => {}, 0));
  return { port, answered };
}

async function connected(port: number): Promise<Socket> {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  onTestFinished(() => void client.destroy());
  await once(client, 'connect');
  return client;
}
