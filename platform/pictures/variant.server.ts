import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  hasVariants,
  type VariantFormat,
  variantFormats,
  variantWidths,
} from '#platform/ui/site-image.tsx';
import { KilledError } from '#platform/work/child-work.server.ts';
import type { QueueRequest } from '#platform/work/drawing-queue.server.ts';
import type { FileBody } from './file-body.server.ts';
import { readOrCreateBody } from './file-cache.server.ts';
import { pageWork } from './picture-processes.server.ts';
import type { makeVariant } from './picture-work.server.ts';
import type { Uploads } from './uploads.server.ts';
import { ignoreMissingFile, staysInFolder, variantsFolder } from './uploads-folder.server.ts';

export interface PictureSources {
  club: string;
  uploads: Uploads;
  dataDir: string;
  report: (error: unknown) => void;
}

interface Variant {
  body: FileBody;
  format: VariantFormat;
  isUpload: boolean;
}

const asked = new RegExp(
  `^/bilder/(${variantWidths.join('|')})(/(images|uploads)/(.+))\\.(${variantFormats.join('|')})$`,
);

/**
 * Returns a smaller copy of a picture. The first request for the copy creates it.
 * @param path the decoded path
 * @throws QueueFullError
 */
export async function findVariant(
  { club, uploads, dataDir, report }: PictureSources,
  path: string,
  { signal, visitor }: QueueRequest,
): Promise<Variant | undefined> {
  const [, width, address = '', root, name = '', ending] = asked.exec(path) ?? [];
  const format = variantFormats.find((each) => each === ending);
  if (!format || !hasVariants(address) || !staysInFolder(name)) return undefined;
  const isUpload = root === 'uploads';
  // An upload never changes, so its name is enough as a key. The name is also needed to delete all copies of
  // an upload.
  const key = isUpload ? name : await versionOf(join(club, 'images'), name);
  if (key === undefined) return undefined;
  const kept = join(variantsFolder(dataDir), `${key}-${width}.${format}`);
  const make = async (wanted: AbortSignal) => {
    const source = isUpload ? await uploads.read(name) : join(club, 'images', name);
    if (!source) return undefined;
    const asking = { signal: wanted, visitor };
    const args: Parameters<typeof makeVariant> = [source, Number(width), format];
    const done = () => readFile(kept).catch(ignoreMissingFile);
    const made = await pageWork('makeVariant', args, asking, done).catch((error) => {
      if (!(error instanceof KilledError)) throw error;
      // The process was killed, because the picture needs too much memory or time. That is only possible for
      // pictures from a restored backup or from `club/`. The server then sends no smaller copy of the picture.
      report(error);
    });
    // Sends no copy of an upload that an admin has deleted in the meantime.
    return isUpload && !(await uploads.read(name)) ? undefined : (made ?? undefined);
  };
  const body = await readOrCreateBody(kept, make, { report, signal, visitor });
  return body && { body, format, isUpload };
}

/**
 * The key contains the file's time and size, because a new picture in `club/` can have the name of an old
 * picture.
 */
async function versionOf(folder: string, name: string): Promise<string | undefined> {
  const state = await stat(join(folder, name)).catch(ignoreMissingFile);
  if (!state?.isFile()) return undefined;
  return createHash('sha256').update(`${name} ${state.mtimeMs} ${state.size}`).digest('hex');
}
