import type { ReactNode } from 'react';
import type { Font } from 'satori';
import { loadFonts, loadFurtherFonts } from './fonts.server.ts';
import { signsOf, withoutSigns } from './without-signs.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/** Size that readers of Open Graph expect. */
export const pictureSize: PictureSize = { width: 1200, height: 630 };

let fonts: Font[] | undefined;

/** As PNG, without signs that no face has. */
export async function drawPicture(content: ReactNode, size: PictureSize): Promise<Buffer> {
  const { default: resvg } = await import('@resvg/resvg-js');
  let { svg, lacking } = await drawSvg(content, size);
  if (lacking.size > 0) {
    // The further faces, which are loaded now, may have some of them.
    ({ lacking } = await drawSvg([...lacking].join(' '), size));
    if (lacking.size > 0) ({ svg } = await drawSvg(withoutSigns(content, lacking), size));
  }
  // No system fonts: satori turns letters into paths.
  const image = await resvg.renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** @returns also the signs that the faces loaded before lack */
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
