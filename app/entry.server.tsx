import { createHash, randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { reportContext } from './context.ts';
import { noteOutage } from './outage.server.ts';

/**
 * Renders a page whole, so that it reads without JavaScript and its Content-Security-Policy can
 * name its inline scripts by hash: unlike a nonce, a hash may be cached together with the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  let thrown: unknown;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      // Else what is large comes behind the page, to be put in its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        thrown ??= error;
      },
    },
  );
  await stream.allReady;
  if (thrown) throw thrown;

  const { html, hashes } = replaceNonces(await new Response(stream).text(), nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(hashes));
  return new Response(html, { status, headers });
}

/** Logs what went wrong on our side; a visitor's wrong address or method is an answer, no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (noteOutage(context, error)) return;
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
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
    if (attributes.includes(attribute) && text)
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}

function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    `style-src 'self'${forDevelopment(" 'unsafe-inline'")}`,
    // A photo that an admin has chosen is shown before it is sent.
    "img-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${forDevelopment(' ws:')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What Vite needs to reload sources; never part of a built page. */
function forDevelopment(source: string): string {
  return import.meta.env.DEV ? source : '';
}
