import type { ReactNode } from 'react';
import type { Font } from 'satori';
import { loadFonts, loadFurtherFonts } from './fonts.server.ts';
import { plainSigns, signsOf, withoutSigns } from './without-signs.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/** The size that Open Graph pictures usually have. */
export const pictureSize: PictureSize = { width: 1200, height: 630 };

let fonts: Font[] | undefined;

/** Draws a PNG without the characters that no font has. */
export async function drawPicture(content: ReactNode, size: PictureSize): Promise<Buffer> {
  const { default: resvg } = await import('@resvg/resvg-js');
  let { svg, lacking } = await drawSvg(withoutSigns(content, new Set()), size);
  if (lacking.size > 0) {
    // That call has loaded further fonts, which may have some of the missing characters.
    const wanted = [...lacking].flatMap((sign) => [sign, ...plainSigns(sign)]);
    ({ lacking } = await drawSvg(wanted.join(' '), size));
    if (lacking.size > 0) ({ svg } = await drawSvg(withoutSigns(content, lacking), size));
  }
  // satori has turned letters into paths, so the renderer needs no fonts of the system.
  const image = await resvg.renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** @returns the SVG, and the characters that are in none of the fonts loaded before */
async function drawSvg(content: ReactNode, size: PictureSize) {
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
