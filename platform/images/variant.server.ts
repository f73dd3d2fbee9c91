import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Asking, drawingQueue } from '#platform/concurrency/drawing-queue.server.ts';
import { keptCopy } from './kept-copy.server.ts';
import { loadSharp, reading } from './sharp.server.ts';
import { staysInFolder } from './stays-in-folder.ts';
import type { Uploads } from './uploads.server.ts';
import { variantsFolder } from './uploads-folder.server.ts';
import { hasVariants, type VariantFormat, variantFormats, variantWidths } from './variants.ts';
import { whenThere } from './when-there.server.ts';

export interface PictureSources {
  /** Folder of the club, whose pictures lie in `images` in it. */
  club: string;
  uploads: Uploads;
  /** Folder in which smaller pictures are kept. */
  dataDir: string;
  /** Told when a smaller picture cannot be kept: it is sent all the same. */
  report: (error: unknown) => void;
}

interface Variant {
  bytes: Buffer;
  format: VariantFormat;
  isUpload: boolean;
}

const asked = new RegExp(
  `^/bilder/(${variantWidths.join('|')})(/(images|uploads)/(.+))\\.(${variantFormats.join('|')})$`,
);
/**
 * Apart from uploads, which need not wait for what visitors ask for. Long, since the first one to
 * open a page may ask for all pictures on it; each is made only once.
 */
const inTurn = drawingQueue({ most: 400, mostOfOne: 100 });

/**
 * The smaller picture that stands behind an address (`variantSet`), made when it is first asked
 * for; undefined when there is no such picture.
 * @param path decoded
 * @throws QueueFullError
 */
export async function findVariant(
  { club, uploads, dataDir, report }: PictureSources,
  path: string,
  { signal, visitor }: Asking,
): Promise<Variant | undefined> {
  const [, width, address = '', root, name = '', ending] = asked.exec(path) ?? [];
  const format = variantFormats.find((each) => each === ending);
  if (!format || !hasVariants(address) || !staysInFolder(name)) return undefined;
  const isUpload = root === 'uploads';
  // An upload never changes; the name says whose picture it is, so that both go together.
  const key = isUpload ? name : await versionOf(join(club, 'images'), name);
  if (key === undefined) return undefined;
  const kept = join(variantsFolder(dataDir), `${key}-${width}.${format}`);
  const make = async () => {
    const source = isUpload ? await uploads.read(name) : join(club, 'images', name);
    const made = source ? await makeVariant(source, Number(width), format) : undefined;
    // It may have been deleted on request meanwhile: then nothing of it is kept.
    return isUpload && !(await uploads.read(name)) ? undefined : made;
  };
  const bytes = await keptCopy(kept, (wanted) => inTurn(make, { signal: wanted, visitor }), {
    report,
    signal,
  });
  return bytes && { bytes, format, isUpload };
}

/** What stands for a state of one of the club's pictures, which are replaced under their names. */
async function versionOf(folder: string, name: string): Promise<string | undefined> {
  const state = await stat(join(folder, name)).catch(whenThere);
  if (!state?.isFile()) return undefined;
  return createHash('sha256').update(`${name} ${state.mtimeMs} ${state.size}`).digest('hex');
}

async function makeVariant(
  source: string | Buffer,
  width: number,
  format: VariantFormat,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(source, reading).autoOrient().resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? image.avif({ quality: 55, effort: 3 }).toBuffer()
    : image.webp({ quality: 78 }).toBuffer();
}
