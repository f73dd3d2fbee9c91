import { Hono } from 'hono';
import { readUpload } from '../app/images/read-upload.server.ts';
import { uploadsFolder } from '../app/images/uploads-folder.server.ts';
import { findVariant, type PictureFolders } from '../app/images/variant.server.ts';

/** Nothing else comes to stand under the name of an upload. */
const uploadLifetime = 'public, max-age=31536000, immutable';
/** The club's own pictures are replaced under their names. */
export const imageLifetime = 'public, max-age=86400';

/** Uploaded pictures, and the smaller ones of these and of the club's own. */
export function createPictures(folders: PictureFolders): Hono {
  const pictures = new Hono();
  pictures.get('/uploads/:name', async (c, next) => {
    const upload = await readUpload(uploadsFolder(folders.dataDir), c.req.param('name'));
    if (!upload) return next();
    c.header('Cache-Control', uploadLifetime);
    return c.body(new Uint8Array(upload.bytes), 200, { 'Content-Type': upload.type });
  });
  pictures.get('/bilder/*', async (c, next) => {
    const variant = await findVariant(folders, decoded(c.req.path));
    if (!variant) return next();
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
