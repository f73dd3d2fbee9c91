import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { drawingQueue, type QueueRequest } from '#platform/work/drawing-queue.server.ts';
import { ignoreMissingFile, staysInFolder } from '../uploads-folder.server.ts';
import { type ClubColours, createRecolour, formatColours, recolourText } from './palette.ts';

export interface Drawing {
  bytes: Buffer;
  type: string;
}

const inTurn = drawingQueue({ maxWaiting: 100, maxPerVisitor: 30 });
const made = new LRUCache<string, Drawing>({ max: 40 });

/**
 * Returns an SVG or PNG of `folder` in other colours.
 * @param name the path of the SVG or PNG in `folder`
 * @throws QueueFullError
 */
export async function findDrawing(
  folder: string,
  name: string,
  colours: ClubColours,
  asking: QueueRequest,
): Promise<Drawing | undefined> {
  if (!isDrawn(name) || !staysInFolder(name)) return undefined;
  const file = join(folder, name);
  const state = await stat(file).catch(ignoreMissingFile);
  if (!state?.isFile()) return undefined;
  const key = createHash('sha256')
    .update(`${name} ${state.mtimeMs} ${state.size} ${formatColours(colours)}`)
    .digest('hex');
  const kept = made.get(key);
  if (kept) return kept;
  const drawing = await inTurn(
    async () => recolourDrawing(name, await readFile(file), colours),
    asking,
  );
  made.set(key, drawing);
  return drawing;
}

function isDrawn(name: string): boolean {
  return /\.(?:svg|png)$/i.test(name);
}

export async function recolourDrawing(
  name: string,
  bytes: Buffer,
  colours: ClubColours,
): Promise<Drawing> {
  const recolour = createRecolour(colours);
  if (/svg$/i.test(name))
    return { bytes: Buffer.from(recolourText(bytes.toString(), recolour)), type: 'image/svg+xml' };
  const { sharpOptions, sharp } = await import('../sharp.server.ts');
  const { data, info } = await sharp(bytes, sharpOptions)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  recolourPixels(data, info.channels, recolour);
  const { width, height, channels } = info;
  const image = sharp(data, { raw: { width, height, channels } });
  return { bytes: await image.png({ palette: true }).toBuffer(), type: 'image/png' };
}

function recolourPixels(data: Buffer, channels: number, recolour: (colour: string) => string) {
  if (channels < 3) return;
  const known = new Map<number, number>();
  for (let at = 0; at < data.length; at += channels) {
    const asked = data.readUIntBE(at, 3);
    let colour = known.get(asked);
    if (colour === undefined) {
      const hex = recolour(`#${asked.toString(16).padStart(6, '0')}`);
      colour = Number.parseInt(hex.slice(1), 16);
      known.set(asked, colour);
    }
    data.writeUIntBE(colour, at, 3);
  }
}
