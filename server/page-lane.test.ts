import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { type Asked, openPageLane, type PageLane } from './page-lane.ts';

const ofMemory = 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nmemory';
/** What node's own way says of a request, so that it can be told which of the two answered. */
const byNode: RequestListener = ({ method, url }, response) => {
  response.sendDate = false;
  response.end(`${method} ${url} by node`);
};

test('a plain request for a page in memory is answered past node, again and again', async () => {
  const client = await connected();
  for (const path of ['/page', '/page?x=1']) {
    client.write(request(path));
    expect(await client.next(ofMemory)).toBe(ofMemory);
  }
  expect(client.asked.map(({ url }) => url)).toEqual(['/page', '/page?x=1']);
  expect(client.asked[0]?.headers).toEqual({ host: 'club', 'accept-encoding': 'gzip, br' });
});

test('a request that comes again is understood once, and means what it meant', async () => {
  const client = await connected();
  for (let time = 0; time < 3; time++) {
    client.write(request('/page'));
    await client.next(ofMemory);
  }
  expect(client.asked).toHaveLength(1);
  client.write(request('/other'));
  await client.next('GET /other by node');
  expect(client.asked).toHaveLength(2);
});

test('however many requests are known, each is answered', async () => {
  const client = await connected();
  for (let number = 0; number <= 1_000; number++) {
    client.write(request(`/page/${number}`));
    await client.next(ofMemory);
  }
  client.write(request('/page/0'));
  await client.next(ofMemory);
  // The first ones are let go.
  expect(client.asked).toHaveLength(1_002);
});

test('from the first other request on a connection is node’s, with nothing lost', async () => {
  const client = await connected();
  client.write(request('/page'));
  await client.next(ofMemory);
  client.write(request('/other'));
  await client.next('GET /other by node');
  client.write(request('/page'));
  await client.next('GET /page by node');
  expect(client.asked).toHaveLength(2);
});

for (const [what, text] of [
  ['another method', request('/page').replace('GET', 'HEAD')],
  ['HTTP/1.0', request('/page').replace('HTTP/1.1', 'HTTP/1.0')],
  ['a body', request('/page', 'Content-Length: 2').concat('ab')],
  ['a body in chunks', request('/page', 'Transfer-Encoding: chunked').concat('0\r\n\r\n')],
  ['a tag that it may hold already', request('/page', 'If-None-Match: "a"')],
  ['a connection to be closed', request('/page', 'Connection: close')],
  ['an upgrade', request('/page', 'Connection: upgrade', 'Upgrade: h2c')],
  ['a header twice', request('/page', 'Host: other')],
  ['a folded header', request('/page', 'X: a', ' b')],
  ['no colon', request('/page', 'nonsense')],
  ['bare line feeds', request('/page').replaceAll('\r\n', '\n')],
  ['a byte beyond ASCII', request('/page', 'X: \u00fc')],
  ['two requests at once', request('/page') + request('/page')],
  ['a whole address', request('http://club/page')],
  ['more than a few headers', request('/page', `X: ${'a'.repeat(8192)}`)],
] as const)
  test(`a request with ${what} is node's`, async () => {
    const client = await connected();
    client.socket.end(text, 'latin1');
    const withLane = await client.rest();
    expect(client.asked).toEqual([]);
    expect(withLane).not.toContain('memory');
    expect(withLane).toBe(await answeredByNode(text));
  });

test('a request that comes in pieces is node’s, as is what follows', async () => {
  const client = await connected();
  for (const piece of request('/page').match(/.{1,9}/gs) ?? []) {
    client.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await client.next('GET /page by node');
  expect(client.asked).toEqual([]);
});

test('whatever is sent, both ways agree on what it means', async () => {
  const part = fc.oneof(
    fc.constantFrom(' ', '\r\n', '\r', '\n', ':', '\0', '\t', 'HTTP/1.1', 'Host: club\r\n', '/'),
    fc.constantFrom('Content-Length: 1\r\n', 'Transfer-Encoding: chunked\r\n', 'Connection:'),
    fc.string({ maxLength: 4 }),
  );
  const mangled = fc
    .tuple(fc.nat({ max: 60 }), part, fc.nat({ max: 4 }))
    .map(([at, inserted, removed]) => {
      const plain = request('/page');
      return plain.slice(0, at) + inserted + plain.slice(at + removed);
    });
  // Where a page comes from memory, node must have seen the same request.
  const listener: RequestListener = ({ url }, response) => {
    response.sendDate = false;
    response.end(url?.startsWith('/page') ? 'memory' : 'other');
  };
  await fc.assert(
    fc.asyncProperty(mangled, async (text) => {
      const client = await connected(listener);
      client.socket.end(text, 'latin1');
      const [answer, plain] = [await client.rest(), await answeredByNode(text, listener)];
      if (answer.startsWith(ofMemory)) expect(plain).toMatch(/^HTTP\/1.1 200 [\s\S]*memory$/);
      else expect(answer).toBe(plain);
    }),
    { numRuns: 300 },
  );
});

test('a connection that asks for nothing more is closed, as node does it', async () => {
  const client = await connected(byNode, (server) => {
    server.keepAliveTimeout = 10;
  });
  client.write(request('/page'));
  expect(await client.rest()).toBe(ofMemory);
});

test('connections that wait do not hold up a stop', async () => {
  const client = await connected();
  client.write(request('/page'));
  await client.next(ofMemory);
  const closed = once(client.server, 'close');
  client.server.close();
  client.lane.closeIdle();
  await closed;
  expect(await client.rest()).toBe('');
});

function request(path: string, ...lines: string[]): string {
  return `${[`GET ${path} HTTP/1.1`, 'Host: club', 'Accept-Encoding: gzip, br', ...lines].join('\r\n')}\r\n\r\n`;
}

/** A client of a server with a lane, in whose memory is what begins with /page. */
async function connected(listener = byNode, setUp: (server: Server) => void = () => {}) {
  const asked: Asked[] = [];
  let lane: PageLane | undefined;
  const server = await served(listener, (made) => {
    setUp(made);
    lane = openPageLane(made, (request) => {
      asked.push(request);
      return request.url?.startsWith('/page') ? () => Buffer.from(ofMemory) : undefined;
    });
  });
  if (!lane) throw new Error('A server has a lane.');
  return { server, lane, asked, ...(await client(server)) };
}

async function answeredByNode(text: string, listener = byNode): Promise<string> {
  const { socket, rest } = await client(await served(listener, () => {}));
  socket.end(text, 'latin1');
  return rest();
}

async function served(listener: RequestListener, setUp: (server: Server) => void): Promise<Server> {
  const server = createServer(listener);
  setUp(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server;
}

async function client(server: Server) {
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  // What the server refuses it may also reset.
  const closed = new Promise<void>((resolve) => socket.on('error', () => {}).on('close', resolve));
  return {
    socket,
    write: (text: string) => void socket.write(text, 'latin1'),
    /** What has come when it ends with `ending`. */
    async next(ending: string): Promise<string> {
      while (!received.endsWith(ending)) await once(socket, 'data');
      const taken = received;
      received = '';
      return taken;
    },
    async rest(): Promise<string> {
      await closed;
      return received;
    },
  };
}
