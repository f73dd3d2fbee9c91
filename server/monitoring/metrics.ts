import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Hub } from '#platform/live/hub.server.ts';
import type { Delivery } from '#platform/mail/delivery.server.ts';
import type { LiveStream } from '#server/live-stream.ts';
import type { PageCache } from '#server/page-cache.ts';
import type { LoggedRequest } from './log.ts';
import { createRequestCounts } from './request-counts.ts';

interface Measured {
  hub: Hub;
  stream: LiveStream;
  pages: PageCache | undefined;
  delivery: Delivery | undefined;
}

export interface Metrics {
  count: (request: LoggedRequest) => void;
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
/** A request with one of these headers comes through a proxy, so the connection does not show the sender. */
const forwarded = ['forwarded', 'x-forwarded-for', 'via'];

export function createMetrics({ hub, stream, pages, delivery }: Measured, token?: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const count = createRequestCounts(registry);
  const unsent = () => delivery?.unsent ?? { waiting: 0, undelivered: 0 };
  const gauges: [name: string, help: string, read: () => number][] = [
    ['ankick_page_cache_bytes', 'Bytes of the pages in memory.', () => pages?.size ?? 0],
    ['ankick_live_streams', 'Live streams that are open.', () => stream.open],
    ['ankick_live_dropped', 'Live streams dropped since the start.', () => stream.dropped],
    ['ankick_revision', 'Revision of the data as this server knows it.', () => hub.revision],
    ['ankick_mail_waiting', 'Mails that have not gone out yet.', () => unsent().waiting],
    ['ankick_mail_undelivered', 'Mails that were given up.', () => unsent().undelivered],
  ];
  for (const [name, help, read] of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });

  return {
    count,
    async answer(request, response) {
      if (!isAllowed(request, token)) {
        response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
        return void response.end('Nur von diesem Rechner aus oder mit METRICS_TOKEN.');
      }
      const text = await registry.metrics();
      response.writeHead(200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      });
      response.end(text);
    },
  };
}

function isAllowed({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return loopback.test(socket.remoteAddress ?? '') && !forwarded.some((name) => name in headers);
}

/** Compares hashes, and always all bytes, so that the response time does not reveal the token. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
}
