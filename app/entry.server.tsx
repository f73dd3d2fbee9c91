import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { reportOutage } from '#platform/request/answers.server.ts';
import { reportContext, visitorContext } from '#platform/request/context.ts';
import { stylesContext } from '#platform/ui/context.ts';
import {
  delayFirstPaint,
  hashForPolicy,
  inlineStyles,
} from '#platform/ui/rendering/delay-first-paint.server.ts';
import { delayScripts } from '#platform/ui/rendering/delay-scripts.server.ts';
import { drawingQueue } from '#platform/work/drawing-queue.server.ts';

/**
 * Renders one page at a time. Visitors take turns, so that no visitor waits for all pages of another visitor.
 */
const inTurn = drawingQueue();

/**
 * Renders the whole page before sending, so that the page is readable without JavaScript. The
 * Content-Security-Policy lists hashes of inline scripts and no nonce, because a nonce must not be cached.
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
      <ServerRouter context={withoutImportMap(routerContext)} url={request.url} nonce={nonce} />,
      { nonce, visitor: context.get(visitorContext) },
      signal,
    ),
  );
  const { html, hashes } = replaceNonces(
    import.meta.env.DEV ? written : delayFirstPaint(delayScripts(written, nonce), nonce),
    nonce,
  );
  const page = inlineStyles(html, context.get(stylesContext));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(hashes, page.hash, isFramed(routerContext)),
  );
  return new Response(page.bytes, { status, headers });
}

/**
 * The new `sri` has no own keys, so React Router writes an empty import map, which delay-scripts.server.ts
 * removes. Lookups still find the integrity value of each script.
 */
function withoutImportMap(context: EntryContext): EntryContext {
  const { sri } = context.manifest;
  if (typeof sri !== 'object') return context;
  return { ...context, manifest: { ...context.manifest, sri: Object.create(sri) } };
}

function isFramed({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return (matches.at(-1)?.route.handle as Partial<PrivatePage> | undefined)?.isFramed ?? false;
}

async function render(
  page: ReactNode,
  { nonce, visitor }: { nonce: string; visitor: string },
  signal: AbortSignal,
): Promise<string> {
  const begin = () =>
    new Promise<string>((resolve, reject) => {
      const { abort, pipe } = renderToPipeableStream(page, {
        nonce,
        // With a finite size, React puts large parts at the end of the page, for a script to move them up.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collect(resolve)),
        onError: reject,
      });
      signal.addEventListener('abort', () => abort(signal.reason));
    });
  return inTurn(begin, { signal, visitor });
}

function collect(resolve: (html: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString());
      done();
    },
  });
}

/**
 * `render` never removes its listener from a signal, and Node keeps the signal of a request. So `render` gets
 * its own signal, which does not keep the page in memory.
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

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (reportOutage(context, error)) return;
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};

/** An injected script has no nonce, so it gets no hash and does not run. */
function replaceNonces(html: string, nonce: string): { html: string; hashes: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  for (const [index, after] of parts.slice(1).entries()) {
    const before = parts[index] ?? '';
    if (!before.startsWith('<script', before.lastIndexOf('<'))) continue;
    const text = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
    if (text) hashes.add(hashForPolicy(text));
  }
  return { html: parts.join(''), hashes: [...hashes] };
}

function contentSecurityPolicy(
  scriptHashes: string[],
  stylesHash: string | undefined,
  isFramed: boolean,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    `style-src 'self'${stylesHash ? ` ${stylesHash}` : ''}${forDevelopment(" 'unsafe-inline'")}`,
    // `blob:` shows a chosen photo before it is sent. Public pages need `blob:`, too, because their policy
    // stays in force after a click on a link to a form.
    "img-src 'self' blob:",
    // The fonts are in the page itself, as `data:` (bin/vite/page-fonts.ts).
    "font-src 'self' data:",
    `connect-src 'self'${forDevelopment(' ws:')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}

function forDevelopment(source: string): string {
  return import.meta.env.DEV ? source : '';
}
