import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageKeyInput } from './page-key.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** `headers` contains names and values in turn, because `writeHead` is fastest with such a list. */
interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  unchangedHeaders: string[];
}

export interface RenderedPage {
  status: number;
  variants: Record<Encoding, Variant>;
  size: number;
}

/** A higher quality saves few bytes but takes much longer, and the first visitor of a page must wait. */
const brotliQuality = 5;
/** Bytes that a page needs in memory in addition to its bodies and headers, rounded up. */
const besides = 5 * 1024;
const ownHeaders = new Set(['content-length', 'content-encoding', 'cache-control', 'etag', 'vary']);

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
};

export async function renderPage(answer: Response): Promise<RenderedPage> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const given = [...answer.headers].filter(([name]) => !ownHeaders.has(name)).flat();
  const cacheControl = answer.headers.get('Cache-Control') ?? 'no-cache';
  const isPacked = answer.headers.get('Content-Type')?.startsWith('image/') ?? false;
  const made = await Promise.all(
    encodings.slice(isPacked ? -1 : 0).map(async (encoding): Promise<[Encoding, Variant]> => {
      const body = tight(await compress[encoding](bytes));
      const etag = `"${digest}-${encoding}"`;
      const always = ['cache-control', cacheControl, 'vary', 'Accept-Encoding', 'etag', etag];
      const ofContent = ['content-length', String(body.length)];
      if (encoding !== 'identity') ofContent.push('content-encoding', encoding);
      return [
        encoding,
        { body, etag, headers: [...given, ...always, ...ofContent], unchangedHeaders: always },
      ];
    }),
  );
  const variants: Partial<Record<Encoding, Variant>> = Object.fromEntries(made);
  const identity = variants.identity as Variant;
  return {
    status: answer.status,
    variants: { br: identity, gzip: identity, identity, ...variants },
    size: made.reduce((sum, [, variant]) => sum + sizeOf(variant), besides),
  };
}

/**
 * Copies the bytes, because a small Buffer is a part of a larger block and keeps the whole block in memory.
 */
function tight(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function sizeOf({ body, headers }: Variant): number {
  return body.length + headers.reduce((sum, text) => sum + text.length, 0);
}

/**
 * Sends the page, or status 304 if the client already has this page (RFC 9110, 13.1.2).
 * @returns the status
 */
export function sendPage(
  { status, variants }: RenderedPage,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  const { body, etag, headers, unchangedHeaders } = variants[acceptedEncoding(request)];
  if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
    response.writeHead(304, unchangedHeaders).end();
    return 304;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return status;
}

function isKnown(etag: string, given: string | undefined): boolean {
  return given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

const takesBrotli = /(?:^|[ ,])br(?! *; *q=0(?:\.0*)?(?:[ ,]|$))(?:[ ,;]|$)/;
const takesGzip = /(?:^|[ ,])gzip(?! *; *q=0(?:\.0*)?(?:[ ,]|$))(?:[ ,;]|$)/;

/** Returns the encoding with the fewest bytes that the client accepts (RFC 9110, 12.5.3). */
function acceptedEncoding({ headers }: PageKeyInput): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (takesBrotli.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}
