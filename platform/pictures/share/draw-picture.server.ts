import type { ReactNode } from 'react';
import type { Font } from 'satori';
import { loadFonts, loadFurtherFonts } from './fonts.server.ts';
import { signsOf, withoutSigns } from './without-signs.ts';

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** As Open Graph's readers want it. */
export const pictureSize: PictureSize = { width: 1200, height: 630 };

let fonts: Font[] | undefined;

/** Draws a picture as PNG, without signs that no face has. */
export async function drawPicture(content: ReactNode, size: PictureSize): Promise<Buffer> {
  const { default: resvg } = await import('@resvg/resvg-js');
  let { svg, lacking } = await drawSvg(content, size);
  if (lacking.size > 0) {
    // Of these the further faces, which it has been drawn with, may have some.
    ({ lacking } = await drawSvg([...lacking].join(' '), size));
    if (lacking.size > 0) ({ svg } = await drawSvg(withoutSigns(content, lacking), size));
  }
  // Of the system's fonts nothing is needed: satori has made paths of all letters.
  const image = await resvg.renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** @returns also the signs that no face had which was loaded before */
async function drawSvg(content: ReactNode, size: PictureSize) {
  // What few requests need is loaded with the first of them.
  const { default: satori } = await import('satori');
  fonts ??= loadFonts();
  const lacking = new Set<string>();
  const svg = await satori(content, {
    ...{ ...size, fonts },
    loadAdditionalAsset: async (kind, text) => {
      for (const sign of signsOf(text)) lacking.add(sign);
      return kind === 'emoji' ? [] : loadFurtherFonts(text);
    },
  });
  return { svg, lacking };
}
