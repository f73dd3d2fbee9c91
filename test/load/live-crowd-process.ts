import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Topic } from '#platform/records/kinds.ts';

/**
 * Many readers of one live stream in a separate process, controlled by live-crowd.ts. Bare sockets, because
 * ten thousand heavier clients would be slower than the server.
 */
export type Order =
  | { do: 'open'; port: number; readers: number; stalled: number; known: number }
  | { do: 'await'; revision: number; since: number }
  | { do: 'reconnect' }
  | { do: 'check'; first: number; changed: Topic[] };

/** Milliseconds from `since` until the readers received a revision, as percentiles of all readers. */
export interface Arrivals {
  p50: number;
  p99: number;
  last: number;
}

interface Reader {
  socket?: Socket;
  /** Received part of an event that is not complete yet. */
  text: string;
  /** The revision that the reader knew at first; `told` contains all events since then. */
  known: number;
  told: { revision: number; name: string; topics: string; at: number }[];
}

const batch = 500;
const patience = 60_000;
const readers: Reader[] = [];
/** Keep the sockets in a list, because garbage collection would close them otherwise. */
const stalled: Socket[] = [];
let port = 0;

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.({ answer }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'open':
      port = order.port;
      await inBatches(
        Array.from({ length: order.readers }, () => newReader(order.known)),
        open,
      );
      await inBatches(Array.from({ length: order.stalled }), openStalled);
      return;
    case 'await':
      await until(() =>
        readers.every(({ told }) => (told.at(-1)?.revision ?? 0) >= order.revision),
      );
      return arrivals(order.revision, order.since);
    case 'reconnect':
      return inBatches(readers, (reader) => {
        reader.socket?.destroy();
        return open(reader);
      });
    case 'check':
      return readers.filter((reader) => !isRight(reader, order.first, order.changed)).length;
  }
}

function newReader(known: number): Reader {
  const reader = { text: '', known, told: [] };
  readers.push(reader);
  return reader;
}

/** Opens a stream that continues after the reader's last event, and waits for the next event. */
async function open(reader: Reader): Promise<void> {
  const events = reader.told.length;
  const lastId = reader.told.at(-1)?.revision ?? reader.known;
  const socket = connect(port, '127.0.0.1');
  reader.socket = socket;
  reader.text = '';
  socket.setEncoding('latin1');
  socket.write(`GET /live HTTP/1.1\r\nHost: club\r\nLast-Event-ID: ${lastId}\r\n\r\n`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.on('error', reject);
  socket.on('data', (text: string) => {
    if (socket !== reader.socket) return;
    take(reader, text);
    if (reader.told.length > events) resolve();
  });
  await promise;
}

async function openStalled(): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET /live HTTP/1.1\r\nHost: club\r\n\r\n');
  stalled.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
}

function take(reader: Reader, text: string): void {
  const at = performance.timeOrigin + performance.now();
  const blocks = (reader.text + text).split('\n\n');
  reader.text = blocks.pop() ?? '';
  for (const block of blocks) {
    const event = /id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block);
    if (!event) continue;
    const [, id, name = '', topics = ''] = event;
    reader.told.push({ revision: Number(id), name, topics, at });
  }
}

function arrivals(revision: number, since: number): Arrivals {
  const times = readers
    .map(({ told }) => (told.find((event) => event.revision >= revision)?.at ?? NaN) - since)
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), last: at(1) };
}

/** Checks that each event names exactly the topics that changed after the previous event. */
function isRight({ known, told }: Reader, first: number, changed: readonly Topic[]): boolean {
  let seen = known;
  for (const { revision, name, topics } of told) {
    const expected = new Set<string>(changed.slice(seen - first, revision - first));
    const given = topics ? topics.split(' ') : [];
    if (name !== 'change' || revision < seen || given.length !== expected.size) return false;
    if (!given.every((topic) => expected.has(topic))) return false;
    seen = revision;
  }
  return seen === first + changed.length;
}

async function inBatches<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += batch)
    await Promise.all(all.slice(at, at + batch).map(work));
}

async function until(isSo: () => boolean): Promise<void> {
  for (const start = performance.now(); !isSo(); await wait(5))
    if (performance.now() - start > patience) throw new Error('Not everybody has been told.');
}
