import type { ReactNode } from 'react';
import type { Font } from 'satori';
import { loadFonts } from './fonts.server.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/** Size that readers of Open Graph expect. */
export const pictureSize: PictureSize = { width: 1200, height: 630 };

let fonts: Font[] | undefined;

export async function drawPicture(content: ReactNode, size: PictureSize): Promise<Buffer> {
  const [{ default: satori }, { default: resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  fonts ??= loadFonts();
  const svg = await satori(content, { ...size, fonts });
  // No system fonts: satori turns letters into paths.
  const image = await resvg.renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
