import { LRUCache } from 'lru-cache';
import type { LoaderFunctionArgs } from 'react-router';
import { club } from '#club/club.ts';
import { reportContext, visitorContext } from '#platform/request/context.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { clubContext } from '#platform/ui/context.ts';
import { QueueFullError } from '#platform/work/drawing-queue.server.ts';
import { recolourDrawing } from '../colours/drawing.server.ts';
import { createPalette, folderPalette, type Palette, parseColours } from '../colours/palette.ts';
import { emblemWork } from '../picture-processes.server.ts';
import { readUpload } from '../read-upload.server.ts';
import { uploadsContext } from '../uploads.server.ts';

const files: Record<string, string> = import.meta.glob('#club/images/{*.png,wappen/*.{svg,png}}', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const crestFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, data]) => [file.slice(file.indexOf('/images/')), data]),
);

export interface PictureBranding {
  id: string;
  club: Pick<Club, 'name' | 'shortName' | 'league'>;
  palette: Palette;
  /**
   * Returns the crest, or the default crest, as a data: URL.
   * @param address '/images/…' or '/uploads/…'
   */
  crest: (address: string | null) => string | undefined;
}

export async function findPictureBranding(
  context: LoaderFunctionArgs['context'],
  crests: readonly (string | null)[] = [],
): Promise<PictureBranding> {
  const { fields, colours: word } = await context.get(clubContext)();
  const colours = word === undefined ? undefined : parseColours(word);
  const own = fields?.crest;
  const [uploaded, missing] = await Promise.all([
    readUploads(context, [own ?? null, ...crests]),
    colours && recoloured(crestFiles.get(club.defaultCrest), colours),
  ]);
  const fallback = missing ?? crestFiles.get(club.defaultCrest);
  const { name, shortName, league } = { ...club, ...fields };
  return {
    id: JSON.stringify([own, word, name, shortName, league]),
    club: { name, shortName, league },
    palette: colours ? createPalette(colours) : folderPalette,
    crest(address) {
      const shown = (address === club.crest && own) || address || '';
      return uploaded.get(shown) ?? crestFiles.get(shown) ?? fallback;
    },
  };
}

const uploads = '/uploads/';

async function readUploads(
  context: LoaderFunctionArgs['context'],
  addresses: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(addresses.filter((address) => address?.startsWith(uploads)));
  const read = new Map<string, string>();
  for (const address of wanted as Set<string>) {
    const kept = await readUpload(context.get(uploadsContext), address.slice(uploads.length));
    const emblem = kept && (emblems.get(address) ?? (await makeEmblem(context, kept.bytes)));
    if (!emblem) continue;
    emblems.set(address, emblem);
    if (emblem.length > 0) read.set(address, dataAddress('image/png', emblem));
  }
  return read;
}

/**
 * Caches crests by address for an hour. After an hour, the server tries again to draw a crest that failed.
 */
const emblems = new LRUCache<string, Buffer>({ max: 64, ttl: 60 * 60 * 1000, noUpdateTTL: true });

/** Returns an empty Buffer if the crest cannot be drawn, because a restored backup can contain any file. */
function makeEmblem(context: LoaderFunctionArgs['context'], stored: Buffer): Promise<Buffer> {
  const asking = { visitor: context.get(visitorContext) };
  return emblemWork('makeEmblem', [stored], asking).catch((error) => {
    if (error instanceof QueueFullError) throw error;
    context.get(reportContext)(error);
    return Buffer.alloc(0);
  });
}

async function recoloured(
  address: string | undefined,
  colours: NonNullable<ReturnType<typeof parseColours>>,
): Promise<string | undefined> {
  const [, type = '', data = ''] = /^data:([^;,]+)[^,]*;base64,(.*)$/s.exec(address ?? '') ?? [];
  if (!data) return address;
  const drawing = await recolourDrawing(type, Buffer.from(data, 'base64'), colours);
  return dataAddress(drawing.type, drawing.bytes);
}

function dataAddress(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
