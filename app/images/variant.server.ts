import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { staysInFolder } from '../domain/stays-in-folder.ts';
import { type Asking, drawingQueue } from '../drawing-queue.server.ts';
import { sharedWork } from '../shared-work.server.ts';
import { keepFile } from './keep-file.server.ts';
import { loadSharp, reading } from './sharp.server.ts';
import { uploadsFolder, variantsFolder } from './uploads-folder.server.ts';
import { hasVariants, type VariantFormat, variantFormats, variantWidths } from './variants.ts';
import { whenThere } from './when-there.server.ts';

export interface PictureFolders {
  /** Of the club, whose pictures lie in `images` in it. */
  club: string;
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
const once = sharedWork<Buffer>();

/**
 * The smaller picture that stands behind an address (`variantSet`), made when it is first asked
 * for; undefined when there is no such picture.
 * @param path decoded
 * @throws QueueFullError
 */
export async function findVariant(
  folders: PictureFolders,
  path: string,
  { signal, visitor }: Asking,
): Promise<Variant | undefined> {
  const [, width, address = '', root, name = '', ending] = asked.exec(path) ?? [];
  const format = variantFormats.find((each) => each === ending);
  if (!format || !hasVariants(address) || !staysInFolder(name)) return undefined;
  const folder = root === 'uploads' ? uploadsFolder(folders.dataDir) : join(folders.club, 'images');
  const source = join(folder, name);
  const state = await stat(source).catch(whenThere);
  if (!state?.isFile()) return undefined;
  // An upload never changes; the name says whose picture it is, so that both go together.
  const key = root === 'uploads' ? name : versionOf(`${name} ${state.mtimeMs} ${state.size}`);
  const kept = join(variantsFolder(folders.dataDir), `${key}-${width}.${format}`);
  const bytes =
    (await readFile(kept).catch(whenThere)) ??
    (await once(
      kept,
      async (wanted) => {
        const make = () => makeVariant(source, Number(width), format);
        const made = await inTurn(make, { signal: wanted, visitor });
        await keepFile(kept, made).catch(folders.report);
        return made;
      },
      signal,
    ));
  return { bytes, format, isUpload: root === 'uploads' };
}

/** What stands for a state of one of the club's pictures, which are replaced under their names. */
function versionOf(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}

async function makeVariant(source: string, width: number, format: VariantFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(source, reading).autoOrient().resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? image.avif({ quality: 55, effort: 3 }).toBuffer()
    : image.webp({ quality: 78 }).toBuffer();
}
