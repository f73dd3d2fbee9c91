import type { ReactNode } from 'react';
import type { Font } from 'satori';
import { loadFonts } from './fonts.server.ts';

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** As Open Graph's readers want it. */
export const pictureSize: PictureSize = { width: 1200, height: 630 };

let fonts: Font[] | undefined;
/** One after the other: a drawing takes a processor for tens of milliseconds. */
let last: Promise<unknown> = Promise.resolve();

/** Draws a picture as PNG; by default of the size for shared links. */
export function drawPicture(content: ReactNode, size = pictureSize): Promise<Buffer> {
  const drawing = last.then(() => draw(content, size));
  // The next one does not wait for a success.
  last = drawing.catch(() => {});
  return drawing;
}

async function draw(content: ReactNode, size: PictureSize): Promise<Buffer> {
  // What few requests need is loaded with the first of them.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  fonts ??= loadFonts();
  const svg = await satori(content, { ...size, fonts });
  // Of the system's fonts nothing is needed: satori has made paths of all letters.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
