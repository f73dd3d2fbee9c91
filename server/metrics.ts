import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Hub } from '../app/live/hub.server.ts';
import type { LiveStream } from './live-stream.ts';
import type { LoggedRequest } from './log.ts';
import type { PageCache } from './page-cache.ts';

interface Measured {
  hub: Hub;
  stream: LiveStream;
  pages: PageCache;
}

export interface Metrics {
  count: (request: LoggedRequest) => void;
  /** Answers GET /metrics in Prometheus' text format. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Seconds: pages from memory, rendered pages, and what somebody waits for. */
const buckets = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
/** What a proxy adds: the connection is then its own, not the visitor's. */
const forwarded = ['forwarded', 'x-forwarded-for', 'via'];

/**
 * What a Prometheus reads of one server, only from its own machine or with the token.
 * @param token of METRICS_TOKEN; undefined lets nobody else in
 */
export function createMetrics({ hub, stream, pages }: Measured, token?: string): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'ankick_requests_total',
    help: 'Requests answered, by method and status.',
    labelNames: ['method', 'status'],
    registers,
  });
  const hits = new Counter({
    name: 'ankick_page_cache_hits_total',
    help: 'Pages answered from memory.',
    registers,
  });
  const durations = new Histogram({
    name: 'ankick_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    buckets,
    registers,
  });
  const gauges: [name: string, help: string, read: () => number][] = [
    ['ankick_page_cache_bytes', 'Bytes of the pages in memory.', () => pages.size],
    ['ankick_live_streams', 'Live streams that are open.', () => stream.open],
    ['ankick_live_dropped', 'Live streams dropped since the start.', () => stream.dropped],
    ['ankick_revision', 'Revision of the data as this server knows it.', () => hub.revision],
  ];
  for (const [name, help, read] of gauges)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  return {
    count({ method, status, duration, cached }) {
      requests.inc({ method: knownMethod(method), status });
      durations.observe(duration / 1000);
      if (cached) hits.inc();
    },
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
  if (token !== undefined && headers.authorization === `Bearer ${token}`) return true;
  return loopback.test(socket.remoteAddress ?? '') && !forwarded.some((name) => name in headers);
}

/** Anybody can invent methods; each would be a series of its own. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other';
}
