import { type Context, Hono } from 'hono';
import { QueueFullError } from '#platform/concurrency/drawing-queue.server.ts';
import { readUpload } from '#platform/images/read-upload.server.ts';
import { findVariant, type PictureSources } from '#platform/images/variant.server.ts';
import { visitorAddress } from './visitor-address.ts';

/** Nothing else comes to stand under the name of an upload. */
const uploadLifetime = 'public, max-age=31536000, immutable';
/** The club's own pictures are replaced under their names. */
export const imageLifetime = 'public, max-age=86400';

/** Uploaded pictures, and the smaller ones of these and of the club's own. */
export function createPictures(sources: PictureSources, trustProxy: boolean): Hono {
  const pictures = new Hono();
  const find = async (c: Context) => {
    const asking = { signal: c.req.raw.signal, visitor: visitorAddress(c, trustProxy) };
    try {
      return await findVariant(sources, decoded(c.req.path), asking);
    } catch (error) {
      if (asking.signal.aborted || error instanceof QueueFullError) return 'busy';
      throw error;
    }
  };
  pictures.get('/uploads/:name', async (c, next) => {
    const upload = await readUpload(sources.uploads, c.req.param('name'));
    if (!upload) return next();
    c.header('Cache-Control', uploadLifetime);
    return c.body(new Uint8Array(upload.bytes), 200, { 'Content-Type': upload.type });
  });
  pictures.get('/bilder/*', async (c, next) => {
    const variant = await find(c);
    if (!variant) return next();
    // Who has gone does not read it.
    if (variant === 'busy')
      return c.text('Gerade werden zu viele Bilder verkleinert.', 503, { 'Retry-After': '10' });
    c.header('Cache-Control', variant.isUpload ? uploadLifetime : imageLifetime);
    return c.body(new Uint8Array(variant.bytes), 200, {
      'Content-Type': `image/${variant.format}`,
    });
  });
  return pictures;
}

/** A path as it is called; the empty one, which is no picture's, when that cannot be told. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
