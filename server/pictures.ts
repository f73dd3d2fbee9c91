import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { findDrawing } from '#platform/pictures/colours/drawing.server.ts';
import { folderColours, parseColours } from '#platform/pictures/colours/palette.ts';
import { coloursStylesheet } from '#platform/pictures/colours/stylesheet.server.ts';
import type { FileBody } from '#platform/pictures/file-body.server.ts';
import { sendUpload } from '#platform/pictures/read-upload.server.ts';
import { findVariant, type PictureSources } from '#platform/pictures/variant.server.ts';
import { QueueFullError, type QueueRequest } from '#platform/work/drawing-queue.server.ts';
import { visitorAddress } from './visitor-address.ts';

const uploadLifetime = 'public, max-age=31536000, immutable';
/** The club can replace a picture in `club/` without a new name, so browsers keep it for only a day. */
export const imageLifetime = 'public, max-age=86400';

export function createPictures(sources: PictureSources, trustProxy: boolean): Hono {
  const pictures = new Hono();
  const find = async <T>(c: Context, work: (asking: QueueRequest) => Promise<T>) => {
    const asking = { signal: c.req.raw.signal, visitor: visitorAddress(c, trustProxy) };
    try {
      return await work(asking);
    } catch (error) {
      if (asking.signal.aborted || error instanceof QueueFullError) return 'busy';
      throw error;
    }
  };
  pictures.get('/uploads/:name', async (c, next) => {
    const upload = await find(c, () => sendUpload(sources.uploads, c.req.param('name')));
    if (!upload) return next();
    if (upload === 'busy') return busy(c);
    c.header('Cache-Control', uploadLifetime);
    // A visitor can open an SVG file like a page. This header then stops the SVG from running scripts and
    // loading files.
    c.header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    return send(c, upload.body, upload.type);
  });
  pictures.get('/bilder/*', async (c, next) => {
    const variant = await find(c, (asking) => findVariant(sources, decoded(c.req.path), asking));
    if (!variant) return next();
    if (variant === 'busy') return busy(c);
    c.header('Cache-Control', variant.isUpload ? uploadLifetime : imageLifetime);
    return send(c, variant.body, `image/${variant.format}`);
  });
  pictures.get('/vereinsfarben/:colours/images/*', async (c, next) => {
    const path = decoded(c.req.path);
    const [, word = '', name = ''] = /^\/vereinsfarben\/([^/]+)\/images\/(.+)$/.exec(path) ?? [];
    const colours = parseColours(word);
    if (!colours) return next();
    const images = join(sources.club, 'images');
    const drawing = await find(c, (asking) => findDrawing(images, name, colours, asking));
    if (!drawing) return next();
    if (drawing === 'busy') return busy(c);
    c.header('Cache-Control', imageLifetime);
    return c.body(new Uint8Array(drawing.bytes), 200, { 'Content-Type': drawing.type });
  });
  pictures.get('/vereinsfarben/:file', async (c, next) => {
    const [, word = ''] = /^([\w-]+)\.css$/.exec(c.req.param('file')) ?? [];
    const colours = word === 'mitgeliefert' ? folderColours : parseColours(word);
    if (!colours) return next();
    c.header('Cache-Control', imageLifetime);
    return c.body(coloursStylesheet(colours), 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  return pictures;
}

function send(c: Context, { length, bytes }: FileBody, type: string) {
  return c.body(bytes, 200, { 'Content-Type': type, 'Content-Length': String(length) });
}

function busy(c: Context) {
  return c.text('Gerade werden zu viele Bilder verkleinert.', 503, { 'Retry-After': '10' });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
