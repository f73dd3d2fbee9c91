import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Announcement, Hub } from '#platform/live/hub.server.ts';
import { createLivePlaces } from './live-stream-limit.ts';
import { senderAddress } from './visitor-address.ts';

/**
 * Milliseconds between two heartbeats, which are empty comment lines. Without heartbeats, proxies would close
 * a stream that has nothing to send.
 */
const heartbeat = 15_000;
const maxHeartbeats = 240;
/** Maximum bytes that wait for a slow client. The server drops a client with more waiting bytes. */
const maxWaitingBytes = 16 * 1024;
/**
 * Range of milliseconds after which a page connects again. The value is random, so that not all pages connect
 * at once.
 */
const returnWindow = { min: 1_000, max: 5_000 };
const fullWindow = { min: 30_000, max: 60_000 };

export interface LiveStream {
  readonly open: number;
  readonly dropped: number;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => void;
}

interface Client {
  response: ServerResponse;
  lagging: boolean;
  heartbeats: number;
}

/**
 * A change event has a revision as its id and the changed topics as its data (WHATWG HTML 9.2). The first
 * change event contains all changes since `Last-Event-ID` or `?seit=`.
 */
export function createLiveStream(
  hub: Hub,
  { trustProxy = false, now = () => new Date() }: { trustProxy?: boolean; now?: () => Date } = {},
): LiveStream {
  const places = createLivePlaces();
  const clients = new Set<Client>();
  let dropped = 0;
  let stopped = false;

  const drop = (client: Client) => {
    clients.delete(client);
    client.response.destroy();
    dropped++;
  };
  const end = (client: Client) => {
    clients.delete(client);
    client.response.end(farewell(returnWindow));
  };
  const send = (client: Client, bytes: Buffer) => {
    client.response.write(bytes);
    if (client.response.writableLength > maxWaitingBytes) drop(client);
  };
  const unsubscribe = hub.subscribe((announcement) => {
    const bytes = changeEvent(announcement);
    for (const client of clients) send(client, bytes);
  });
  const comment = Buffer.from(':\n\n');
  const timer = setInterval(() => {
    for (const client of clients) {
      const waiting = client.response.writableLength > 0;
      if (waiting && client.lagging) drop(client);
      else if (++client.heartbeats < maxHeartbeats) send(client, comment);
      else end(client);
      client.lagging = waiting;
    }
  }, heartbeat).unref();

  return {
    get open() {
      return clients.size;
    },
    get dropped() {
      return dropped;
    },
    answer(request, response) {
      if (stopped) return refuse(response);
      request.socket.setNoDelay(true);
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // Without this header, the proxy nginx would collect events and send them too late.
        'X-Accel-Buffering': 'no',
      });
      if (request.method === 'HEAD') return response.end();
      void begin(request, response);
    },
    stop() {
      stopped = true;
      unsubscribe();
      clearInterval(timer);
      for (const client of clients) end(client);
    },
  };

  async function begin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const known = knownRevision(request);
    // The client can know a newer revision from another server, so the hub must catch up first.
    if (known !== undefined && known > hub.revision) await hub.refresh();
    if (stopped || response.destroyed) return void response.end();
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for'];
    const place = places.take(senderAddress(forwarded, socket.remoteAddress, trustProxy));
    const first = Buffer.concat([clockEvent(now()), firstEvent(hub, known)]);
    if (!place) return void response.end(Buffer.concat([first, farewell(fullWindow)]));
    const client = { response, lagging: false, heartbeats: 0 };
    response.once('close', () => {
      clients.delete(client);
      place.leave();
    });
    clients.add(client);
    send(client, first);
  }
}

/** Sends the server's time, because a visitor's clock can be wrong and a page can come from a cache. */
function clockEvent(now: Date): Buffer {
  return Buffer.from(`event: clock\ndata: ${now.getTime()}\n\n`);
}

function firstEvent(hub: Hub, known: number | undefined): Buffer {
  const current = { revision: hub.revision, topics: [] };
  if (known === undefined) return changeEvent(current);
  const missed = hub.since(known);
  return missed ? changeEvent(missed) : changeEvent(current, 'reset');
}

/** The event 'reset' tells the page that its data come from another database. */
function changeEvent({ revision, topics }: Announcement, name = 'change'): Buffer {
  return Buffer.from(`id: ${revision}\nevent: ${name}\ndata: ${topics.join(' ')}\n\n`);
}

function farewell({ min, max }: typeof returnWindow): Buffer {
  const pause = Math.round(min + Math.random() * (max - min));
  return Buffer.from(`retry: ${pause}\nevent: pause\ndata: ${pause}\n\n`);
}

function refuse(response: ServerResponse): void {
  const headers = { 'Retry-After': '30', 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(503, headers).end('Der Server hört gerade auf.');
}

function knownRevision({ headers, url = '' }: IncomingMessage): number | undefined {
  const given = headers['last-event-id'] ?? new URLSearchParams(url.split('?')[1]).get('seit');
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}
