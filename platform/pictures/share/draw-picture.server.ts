import type { ReactNode } from 'react';
import type { Font } from 'satori';
import { loadFonts, loadFurtherFonts } from './fonts.server.ts';
import { plainSigns, splitCharacters, withoutSigns } from './without-signs.ts';

export interface PictureSize {
  width: number;
  height: number;
}

export const pictureSize: PictureSize = { width: 1200, height: 630 };

let fonts: Font[] | undefined;

export async function drawPicture(content: ReactNode, size: PictureSize): Promise<Buffer> {
  const { default: resvg } = await import('@resvg/resvg-js');
  let { svg, lacking } = await drawSvg(withoutSigns(content, new Set()), size);
  if (lacking.size > 0) {
    // The call above has loaded more fonts. This call finds out which characters are still missing.
    const wanted = [...lacking].flatMap((sign) => [sign, ...plainSigns(sign)]);
    ({ lacking } = await drawSvg(wanted.join(' '), size));
    if (lacking.size > 0) ({ svg } = await drawSvg(withoutSigns(content, lacking), size));
  }
  const image = await resvg.renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** @returns the SVG, and the characters missing in all fonts that were loaded before this call */
async function drawSvg(content: ReactNode, size: PictureSize) {
  const { default: satori } = await import('satori');
  fonts ??= loadFonts();
  const lacking = new Set<string>();
  const svg = await satori(content, {
    ...{ ...size, fonts },
    loadAdditionalAsset: async (kind, text) => {
      for (const sign of splitCharacters(text)) lacking.add(sign);
      return kind === 'emoji' ? [] : loadFurtherFonts(text);
    },
  });
  return { svg, lacking };
}
