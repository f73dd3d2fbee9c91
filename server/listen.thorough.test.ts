import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionTimeouts, listen } from './listen.ts';

/** Larger than all buffers between the server and a client together. */
const long = Buffer.alloc(64 * 1024 * 1024, 'x');
const impatient: ConnectionTimeouts = {
  silence: 400,
  head: 1500,
  look: 200,
  request: 30_000,
  rest: 50,
};

test('closes the connection of a client that never reads the answer', async () => {
  const { port, answered } = await served((_, response) => void response.end(long));
  const client = await connected(port);
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
  const response = await answered;
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  expect(response.socket?.destroyed).toBe(true);
});

test('sends the whole answer to a client that reads slowly', async () => {
  const { port } = await served((_, response) => void response.end(long));
  const client = await connected(port);
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
  let taken = 0;
  let pauses = 0;
  for await (const chunk of client) {
    taken += chunk.length;
    // Together, all pauses last several times the allowed silence.
    if (taken > (pauses + 1) * 6_000_000 && ++pauses < 10) await wait(impatient.silence / 2);
    if (taken > long.length) break;
  }
  expect(taken).toBeGreaterThan(long.length);
});

test('keeps the connection of a client that waits for a slow answer', async () => {
  const { port } = await served(async (_, response) => {
    await wait(impatient.silence * 3);
    response.end('late');
  });
  const client = await connected(port);
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/late$/);
});

test('closes a connection with too many unanswered requests and starts no more of them', async () => {
  let begun = 0;
  const { port } = await served(() => void begun++);
  const client = await connected(port);
  client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n'.repeat(5000));
  await new Promise((resolve) => client.resume().once('close', resolve));
  expect(begun).toBe(16);
});

test('keeps no listeners of finished forms on a connection that stays open', async () => {
  const kept: number[] = [];
  const { port } = await served(async (request, response) => {
    kept.push(request.socket.listenerCount('close'));
    await text(request);
    response.end('taken');
  });
  const client = await connected(port);
  for (let form = 0; form < 20; form++) {
    client.write('POST / HTTP/1.1\r\nHost: club\r\nContent-Length: 4\r\n\r\na=b&');
    await once(client, 'data');
  }
  expect(kept.length).toBe(20);
  expect(kept.at(-1)).toBe(kept[0]);
});

test('answers several requests of one connection in their order', async () => {
  const { port } = await served(async ({ url }, response) => {
    await wait(url === '/0' ? 100 : 0);
    response.end(`<${url}>`);
  });
  const client = await connected(port);
  const paths = Array.from({ length: 16 }, (_, index) => `/${index}`);
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: club\r\n${more}\r\n`;
  client.write(paths.map((path) => ask(path)).join(''));
  let text = '';
  // Sends one more request after all answers, because answered requests no longer count.
  for await (const chunk of client) {
    text += chunk;
    if (text.endsWith('</15>')) client.write(ask('/last', 'Connection: close\r\n'));
  }
  expect(text.match(/<[^>]+>/g)).toEqual([...paths, '/last'].map((path) => `<${path}>`));
});

test('keeps a silent stream open while the server sends heartbeats', async () => {
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
  test(`closes the connection of a client that ${what}`, async () => {
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

test('answers a body that stops arriving with a sentence, long before the request’s time limit', async () => {
  const { port, answered } = await served((request) => void request.resume());
  const client = await connected(port);
  client.write('POST / HTTP/1.1\r\nHost: club\r\nContent-Length: 999\r\n\r\nbegun');
  const response = await answered;
  let text = '';
  for await (const chunk of client) text += chunk;
  expect(text).toMatch(/^HTTP\/1\.1 408 .*Bitte sende sie noch einmal\.$/s);
  expect(response.req.destroyed).toBe(true);
});

test('accepts a body that arrives slowly but steadily', async () => {
  const { port } = await served((request, response) =>
    request.resume().once('end', () => response.end('taken')),
  );
  const client = await connected(port);
  client.write('POST / HTTP/1.1\r\nHost: club\r\nContent-Length: 24000\r\n\r\n');
  for (let piece = 0; piece < 12; piece++) {
    client.write('x'.repeat(2000));
    await wait(impatient.look * 0.7);
  }
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/taken$/);
});

test('does not reject a body that the server itself reads late', async () => {
  const { port } = await served(async (request, response) => {
    await wait(impatient.look * 5);
    request.resume().once('end', () => response.end('taken'));
  });
  const client = await connected(port);
  const length = 8 * 1024 * 1024;
  client.write(`POST / HTTP/1.1\r\nHost: club\r\nContent-Length: ${length}\r\n\r\n`);
  client.write(Buffer.alloc(length));
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/taken$/);
});

for (const [what, first] of [
  ['say nothing', ''],
  ['have sent half a head', 'GET / HTTP/1.1\r\nHost: club\r\n'],
] as const)
  test(`closes the longest idle connections that ${what}, but none that waits for an answer`, async () => {
    const { port } = await served(({ url }, response) => {
      if (url !== '/slow') response.end('quick');
    });
    const waiting = await connected(port);
    waiting.write('GET /slow HTTP/1.1\r\nHost: club\r\n\r\n');
    const idle: Socket[] = [];
    for (let count = 0; count < 210; count++) {
      const client = await connected(port);
      if (first) client.write(first);
      idle.push(client.resume());
    }
    await wait(impatient.rest);
    const visitor = await connected(port);
    visitor.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
    const [answer] = await once(visitor, 'data');
    expect(String(answer)).toMatch(/quick$/);
    expect(
      idle.slice(0, 10).every(({ readableEnded, destroyed }) => readableEnded || destroyed),
    ).toBe(true);
    expect(waiting.destroyed).toBe(false);
  });

test('answers every client of a sudden crowd', async () => {
  const { port } = await served((_, response) => void response.end('welcome'));
  const answers = Array.from({ length: 300 }, async () => {
    const client = connect(port, '127.0.0.1');
    onTestFinished(() => void client.destroy());
    client.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n');
    const [answer] = await once(client, 'data');
    return String(answer);
  });
  expect((await Promise.all(answers)).every((answer) => answer.endsWith('welcome'))).toBe(true);
});

test('300 silent connections block no visitor if the process can open 256 files', async () => {
  const script = `import { listen } from './server/listen.ts';
    const { port } = await listen((_, response) => response.end('quick'), 0, '127.0.0.1');
    console.log(port);`;
  const node = [process.execPath, '--input-type=module', '--eval', script];
  const server = spawn('sh', ['-c', 'ulimit -n 256 && exec "$@"', 'sh', ...node]);
  onTestFinished(() => void server.kill());
  const [port] = await once(server.stdout, 'data');
  for (let count = 0; count < 300; count++) (await connected(Number(port))).resume();
  for (let page = 0; page < 3; page++) {
    const visitor = await connected(Number(port));
    visitor.write('GET / HTTP/1.1\r\nHost: club\r\nConnection: close\r\n\r\n');
    expect(await text(visitor)).toMatch(/quick$/);
  }
});

async function served(listener: RequestListener) {
  const { promise: answered, resolve } = Promise.withResolvers<ServerResponse>();
  const noting: RequestListener = (request, response) => {
    resolve(response);
    // A closed connection causes an error event, which must not fail the test.
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
