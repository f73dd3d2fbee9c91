import resvg from '@resvg/resvg-js';
import { emblemSize } from './limits.ts';

/** @param size the length of the picture's longer side, in pixels */
export async function drawEmblem(svg: string, size = emblemSize): Promise<resvg.RenderedImage> {
  const { width, height } = new resvg.Resvg(svg);
  const mode = height > width ? 'height' : 'width';
  return resvg.renderAsync(svg, {
    fitTo: { mode, value: size },
    font: { loadSystemFonts: false },
  });
}
