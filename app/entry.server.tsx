import { createHash, randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { noteOutage } from '#platform/request/answers.server.ts';
import { reportContext, visitorContext } from '#platform/request/context.ts';
import { stylesContext } from '#platform/ui/context.ts';
import { holdPaint } from '#platform/ui/rendering/first-paint.server.ts';
import { inlineStyles } from '#platform/ui/rendering/inline-styles.server.ts';
import { startLate } from '#platform/ui/rendering/late-scripts.server.ts';
import { drawingQueue } from '#platform/work/drawing-queue.server.ts';

/** Pages are written one after the other, and visitors take turns: nobody waits behind all that another one asks for. */
const inTurn = drawingQueue();

/**
 * Renders a page whole, so that it reads without JavaScript and its Content-Security-Policy can
 * name its inline scripts by hash: unlike a nonce, a hash may be cached together with the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const written = await untilAborted(request.signal, (signal) =>
    render(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      { nonce, visitor: context.get(visitorContext) },
      signal,
    ),
  );
  const { html, hashes } = replaceNonces(
    import.meta.env.DEV ? written : startLate(holdPaint(written, nonce), nonce),
    nonce,
  );
  const page = inlineStyles(html, context.get(stylesContext));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(hashes, page.styles, isFramed(routerContext)),
  );
  return new Response(page.html, { status, headers });
}

/** Whether the route that is shown says that the admin area shows it in a frame. */
function isFramed({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return (matches.at(-1)?.route.handle as Partial<PrivatePage> | undefined)?.isFramed ?? false;
}

async function render(
  page: ReactNode,
  { nonce, visitor }: { nonce: string; visitor: string },
  signal: AbortSignal,
): Promise<string> {
  let thrown: unknown;
  const begin = () =>
    renderToReadableStream(page, {
      nonce,
      signal,
      // Else what is large comes behind the page, to be put in its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        thrown ??= error;
      },
    });
  // What a part of it waits for is not waited for by others.
  const stream = await inTurn(begin, { signal, visitor });
  await stream.allReady;
  if (thrown) throw thrown;
  return new Response(stream).text();
}

/**
 * Work that ends with a request. React never takes its listener off a signal, and a request's own
 * signal is held for as long as the request is, by Node's register of requests: with a listener
 * that leads back to the request, for ever, and the page with it.
 */
async function untilAborted<T>(
  request: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const working = new AbortController();
  const stop = () => working.abort(request.reason);
  if (request.aborted) stop();
  request.addEventListener('abort', stop);
  try {
    return await work(working.signal);
  } finally {
    request.removeEventListener('abort', stop);
  }
}

/** Logs what went wrong on our side; an answer that was thrown is none, whatever its status. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (noteOutage(context, error)) return;
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};

/**
 * Takes the nonce off the page and returns the hashes of the inline scripts that carried it.
 * A script that got into the page otherwise does not know the nonce, so it is never allowed.
 */
function replaceNonces(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const script of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    const [, attributes = '', text = ''] = script;
    if (attributes.includes(attribute) && text) hashes.add(hashOf(text));
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}

/** A text as the Content-Security-Policy names it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function contentSecurityPolicy(scriptHashes: string[], styles: string, isFramed: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    `style-src 'self'${styles && ` ${hashOf(styles)}`}${forDevelopment(" 'unsafe-inline'")}`,
    // A photo that an admin has chosen is shown before it is sent; that page is reached by links from
    // public ones, whose policy stays.
    "img-src 'self' blob:",
    // The faces come within the page (bin/vite/page-fonts.ts).
    "font-src 'self' data:",
    `connect-src 'self'${forDevelopment(' ws:')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // An article that is not published yet, as a phone and a desk show it.
    "frame-src 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** What Vite needs to reload sources; never part of a built page. */
function forDevelopment(source: string): string {
  return import.meta.env.DEV ? source : '';
}
