import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Announcement, Hub } from '#platform/live/hub.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { type LiveReader, readLive } from '#test/server/live-reader.ts';
import { createLiveStream } from './live-stream.ts';

const clock = new Date('2026-05-16T13:00:00.000Z');
/** Enough rounds to fill the system's buffers for a client that does not read. */
const mostRounds = 10_000;

test('drops a client that reads nothing; other clients get every announcement in order', async () => {
  const { stream, origin, port, announce, connections } = await served();
  const readers = [await reading(origin), await reading(origin)];
  await stalled(port);
  await expect.poll(() => stream.open).toBe(3);

  let round = 0;
  while (stream.dropped === 0 && round < mostRounds) {
    announce(++round);
    for (const reader of readers) expect((await reader.next()).id).toBe(String(round));
  }
  expect([stream.dropped, stream.open]).toEqual([1, 2]);
  await expect.poll(connections).toBe(2);

  for (let more = 0; more < 20; more++) {
    announce(++round);
    for (const reader of readers) expect((await reader.next()).id).toBe(String(round));
  }
  for (const reader of readers) await reader.close();
  await expect.poll(() => stream.open).toBe(0);
  await expect.poll(connections).toBe(0);
  expect(stream.dropped).toBe(1);
});

test('drops a client that has bytes waiting at two heartbeats in a row', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { stream, origin, port, announce, connections, responses } = await served();
  const reader = await reading(origin);
  await stalled(port);
  await expect.poll(() => stream.open).toBe(2);
  const waiting = () => responses.some(({ writableLength }) => writableLength > 0);

  for (let round = 1; !waiting() && round < mostRounds; round++) {
    announce(round);
    await reader.next();
    // Gives Node time to write the bytes of this round to the sockets.
    await new Promise(setImmediate);
  }
  vi.advanceTimersByTime(15_000);
  expect([stream.open, stream.dropped]).toEqual([2, 0]);
  vi.advanceTimersByTime(15_000);
  expect([stream.open, stream.dropped]).toEqual([1, 1]);
  await expect.poll(connections).toBe(1);
});

test('ends a stream after an hour and tells the client to connect again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { stream, origin, port } = await served();
  const reader = await reading(origin);
  await stalled(port);
  await expect.poll(() => stream.open).toBe(2);
  for (let beat = 1; beat < 240; beat++) {
    vi.advanceTimersByTime(15_000);
    // Gives Node time to write the bytes of this heartbeat to the sockets.
    await new Promise(setImmediate);
  }
  expect(stream.open).toBe(2);
  vi.advanceTimersByTime(15_000);
  expect(stream.open).toBe(0);
  const { name, data } = await reader.next();
  expect(name).toBe('pause');
  expect(Number(data)).toBeLessThanOrEqual(5_000);
  await reader.close();
  expect(stream.dropped).toBe(0);
});

test('begins each live stream with the time of the server', async () => {
  const { origin } = await served();
  for (const query of ['', '?seit=0', '?seit=99']) {
    const { body } = await fetch(`${origin}/live${query}`);
    const { value } = (await body?.getReader().read()) ?? {};
    const [time, first] = new TextDecoder().decode(value).split('\n\n');
    expect(time).toBe(`event: clock\ndata: ${clock.getTime()}`);
    expect(first).toContain('event: change');
  }
});

test('limits the streams of one address and asks its next client to return later', async () => {
  const { stream, origin, announce } = await served(true);
  const from = (address: string, known = '') => ({
    headers: { 'X-Forwarded-For': address, 'Last-Event-ID': known },
  });
  const greedy = await Promise.all(
    Array.from({ length: 300 }, () => fetch(`${origin}/live`, from('203.0.113.7'))),
  );
  await expect.poll(() => stream.open).toBe(300);
  announce(9);
  const refused = await fetch(`${origin}/live`, from('203.0.113.7', '8'));
  expect(refused.status).toBe(200);
  const [time, missed, pause] = (await refused.text()).split('\n\n');
  expect(time).toBe(`event: clock\ndata: ${clock.getTime()}`);
  expect(missed).toBe(`id: 9\nevent: change\ndata: player`);
  const [, milliseconds] = /^retry: (\d+)\nevent: pause\ndata: \1$/.exec(pause ?? '') ?? [];
  expect(Number(milliseconds)).toBeGreaterThanOrEqual(30_000);
  expect(Number(milliseconds)).toBeLessThanOrEqual(60_000);
  expect(stream.open).toBe(300);

  const other = await fetch(`${origin}/live`, from('198.51.100.1'));
  await expect.poll(() => stream.open).toBe(301);
  await greedy[0]?.body?.cancel();
  await expect.poll(() => stream.open).toBe(300);
  greedy.push(await fetch(`${origin}/live`, from('203.0.113.7')));
  await expect.poll(() => stream.open).toBe(301);
  for (const { body } of [...greedy.slice(1), other]) await body?.cancel();
});

async function served(trustProxy = false) {
  const listeners = new Set<(announcement: Announcement) => void>();
  let revision = 0;
  const hub: Hub = {
    get revision() {
      return revision;
    },
    since: () => ({ revision, topics: ['player'] }),
    refresh: async () => {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stream = createLiveStream(hub, { trustProxy, now: () => new Date(clock) });
  const responses: ServerResponse[] = [];
  const listener = (...[request, response]: Parameters<typeof stream.answer>) => {
    responses.push(response);
    stream.answer(request, response);
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    stream.stop();
    server.closeAllConnections();
    server.close();
    expect(listeners.size).toBe(0);
  });
  const { port } = server.address() as AddressInfo;
  // Longer than any real list of topics, so that few announcements fill the system's buffers.
  const topics = Array<Topic>(500).fill('player');
  return {
    stream,
    responses,
    port,
    origin: `http://127.0.0.1:${port}`,
    announce(number: number) {
      revision = number;
      for (const listener of listeners) listener({ revision, topics });
    },
    connections: () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
  };
}

/** Connects a client and waits for its first event. */
async function reading(origin: string): Promise<LiveReader> {
  const reader = await readLive(origin);
  onTestFinished(reader.close);
  await reader.next();
  return reader;
}

/** Connects a client that sends a request but never reads the response. */
async function stalled(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  // Ignores the error, because the server must reset this connection.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  return socket;
}
