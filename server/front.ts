import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';
import type { LiveStream } from './live-stream.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache, Rendering } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { renderPage, sendPage } from './rendered-page.ts';

interface FrontDependencies {
  app: App;
  stream: LiveStream;
  pages: PageCache;
  metrics: Metrics;
  log: Log;
  /** The public address when a proxy stands in front. */
  origin: string | undefined;
  now: () => Date;
}

const minute = 60_000;
const hour = 60 * minute;
/** Characters of a path that the log keeps. */
const longestPath = 200;
const hostPattern = /^[\w.:[\]-]{1,255}$/;

/**
 * What every request meets first: the live stream, the metrics, and pages from memory, which never
 * come near the framework. All else is the app's.
 */
export function createFront(dependencies: FrontDependencies): RequestListener {
  const { app, stream, pages, metrics, log, origin } = dependencies;
  const passOn = getRequestListener((request, env) => app.fetch(request, env));

  const note = (request: IncomingMessage, status: number, start: number, cached: boolean) => {
    const { method = '', url = '' } = request;
    const path = url.split('?', 1)[0]?.slice(0, longestPath) ?? '';
    const duration = Math.round((performance.now() - start) * 1000) / 1000;
    const logged = { method, path, status, duration, cached };
    metrics.count(logged);
    log.request(logged);
  };

  return (request, response) => {
    const start = performance.now();
    const key = pageKey(request);
    // Without a public address pages name the host by which they were asked for.
    const base = origin ?? hostAddress(request);
    const entry = key !== undefined && base !== undefined ? base + key : undefined;
    const page = entry === undefined ? undefined : pages.find(entry);
    if (page) return note(request, sendPage(page, request, response), start, true);

    if (isReading(request) && isAt(request, '/live')) {
      stream.answer(request, response);
      // Not at its end, which may be hours from now.
      return note(request, response.statusCode, start, false);
    }
    response.once('close', () => note(request, response.statusCode, start, false));
    if (isReading(request) && isAt(request, '/metrics'))
      return void metrics.answer(request, response).catch((error) => fail(error, response));
    if (entry === undefined) return void passOn(request, response);
    pages
      .make(entry, () => render(dependencies, entry, request, response))
      .then((made) => sendPage(made, request, response))
      .catch((error) => fail(error, response));
  };

  function fail(error: unknown, response: ServerResponse): void {
    log.error({ err: error }, 'fault');
    if (response.headersSent) return void response.destroy();
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Da ist etwas schiefgegangen. Bitte später noch einmal versuchen.');
  }
}

/** The page of an address as the app makes it for anybody, and how long it holds. */
async function render(
  { app, now }: FrontDependencies,
  address: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Rendering> {
  let readsNow = false;
  const made = now().getTime();
  const answer = await app.fetch(new Request(address), {
    incoming,
    outgoing,
    onNow() {
      readsNow = true;
    },
  });
  // A day in Vienna begins at a full hour, so no page outlives the day that it names.
  const expires = readsNow ? made + minute : made - (made % hour) + hour;
  return { page: await renderPage(answer), made, expires };
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isAt({ url = '' }: IncomingMessage, path: string): boolean {
  return url === path || url.startsWith(`${path}?`);
}

function hostAddress({ headers }: IncomingMessage): string | undefined {
  const { host = '' } = headers;
  return hostPattern.test(host) ? `http://${host}` : undefined;
}
