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

/** Draws a picture as PNG. */
export async function drawPicture(content: ReactNode, size: PictureSize): Promise<Buffer> {
  // What few requests need is loaded with the first of them.
  const [{ default: satori }, { default: resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  fonts ??= loadFonts();
  const svg = await satori(content, { ...size, fonts });
  // Of the system's fonts nothing is needed: satori has made paths of all letters.
  const image = await resvg.renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
