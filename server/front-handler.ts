import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { noRoom } from '#platform/request/read-form.server.ts';
import { customerNetwork } from '#platform/request/visitor-network.ts';
import type { PathRules } from '#platform/values/paths.ts';
import { QueueFullError } from '#platform/work/drawing-queue.server.ts';
import type { App } from './app.ts';
import { createRounds } from './event-loop-rounds.ts';
import type { LiveStream } from './live-stream.ts';
import type { Log, LoggedRequest } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { PageCache, Rendering } from './page-cache.ts';
import { isReading, type PageKeyInput, pageKey } from './page-key.ts';
import { renderPage, sendPage } from './rendered-page.ts';
import { createHostReader, refuseHost } from './request-host.ts';
import { secureResponse } from './security-headers.ts';
import type { Turns } from './turns.ts';
import { findNetwork } from './visitor-address.ts';

interface FrontDependencies {
  app: App;
  rules: PathRules;
  stream: LiveStream;
  pages: PageCache | undefined;
  metrics: Metrics;
  log: Log;
  report: (error: unknown) => void;
  origin: string | undefined;
  now: () => Date;
  requestTurns: Turns;
  trustProxy: boolean;
}

type NotedRequest = Pick<LoggedRequest, 'method' | 'path'>;

const minute = 60_000;
const hour = 60 * minute;
const maxPathLength = 200;
const clientGone = 499;

export function createFront(dependencies: FrontDependencies): RequestListener {
  const { app, rules, stream, pages, metrics, log, report, origin } = dependencies;
  const { requestTurns, trustProxy } = dependencies;
  const secure = secureResponse({ https: origin?.startsWith('https:') ?? false });
  const findHost = createHostReader(origin);
  const passOn = getRequestListener((request, env) => app.fetch(request, env));

  const note = (asked: NotedRequest, status: number, start: number, cached: boolean) => {
    const duration = Math.round((performance.now() - start) * 1000) / 1000;
    const logged = { method: asked.method, path: asked.path, status, duration, cached };
    metrics.count(logged);
    log.info(logged, 'request');
  };

  const inRounds = createRounds();

  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    visitor: string,
    start: number,
  ) => {
    const noted = noteOf(request, rules);
    if (request.socket.destroyed) return note(noted, clientGone, start, false);
    const host = findHost(request);
    if (host === undefined) {
      secure(response);
      return note(noted, refuseHost(response), start, false);
    }
    const key = pages && pageKey(rules, request);
    // If no public address is set, pages contain the host of the request. The cache then keeps the pages of
    // each host separately.
    const address = key === undefined ? undefined : (origin ?? host) + key;
    const page = pages?.find(address);
    if (page) return note(noted, sendPage(page, request, response), start, true);

    if (isReading(request) && isAt(request, '/live')) {
      secure(response);
      stream.answer(request, response);
      return note(noted, response.statusCode, start, false);
    }
    response.once('close', () =>
      note(noted, response.headersSent ? response.statusCode : clientGone, start, false),
    );
    if (isReading(request) && isAt(request, '/metrics')) {
      secure(response);
      return void metrics.answer(request, response).catch((error) => fail(error, response));
    }
    if (!pages || address === undefined) return void passOn(request, response);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const make = (signal: AbortSignal) => render(dependencies, address, signal, request, response);
    const { promise: made, resolve: endTurn } = Promise.withResolvers<void>();
    // Visitors of one page share one rendering. Each request first waits for its turn, so that many requests
    // of one visitor do not block other visitors.
    requestTurns
      .take(made, { signal: gone.signal, visitor })
      .then(() => pages.make(address, make, gone.signal))
      .then((page) => sendPage(page, request, response))
      .catch((error) => {
        if (error instanceof QueueFullError) refuse(response);
        else if (error !== gone.signal.reason) fail(error, response);
      })
      .finally(endTurn);
  };

  return (request, response) => {
    const start = performance.now();
    const visitor = customerNetwork(findNetwork(request, trustProxy));
    const begin = () => answer(request, response, visitor, start);
    if (isAt(request, '/healthz')) begin();
    else if (!inRounds(visitor, begin)) request.socket.destroy();
  };

  function refuse(response: ServerResponse): void {
    secure(response);
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '10' });
    response.end(noRoom);
  }

  function fail(error: unknown, response: ServerResponse): void {
    report(error);
    if (response.headersSent) return void response.destroy();
    secure(response);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Da ist etwas schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal.');
  }
}

async function render(
  { app, now }: FrontDependencies,
  address: string,
  signal: AbortSignal,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Rendering> {
  let readsNow = false;
  const made = now().getTime();
  const answer = await app.fetch(new Request(address, { signal }), {
    incoming,
    outgoing,
    hasTurn: true,
    onNow() {
      readsNow = true;
    },
  });
  // Pages expire at a full hour at the latest. Midnight in Vienna is a full hour, so no page is still valid
  // on the next day.
  const nextHour = made - (made % hour) + hour;
  const expires = readsNow ? Math.min(made + minute, nextHour) : nextHour;
  return { page: await renderPage(answer), expires };
}

/** Leaves out the query and tokens, because the log must not contain typed text or secrets from mails. */
function noteOf({ method = '', url = '' }: PageKeyInput, rules: PathRules): NotedRequest {
  return { method, path: rules.withoutToken(url.split('?', 1)[0] ?? '').slice(0, maxPathLength) };
}

function isAt({ url = '' }: IncomingMessage, path: string): boolean {
  return url === path || url.startsWith(`${path}?`);
}
