import resvg from '@resvg/resvg-js';
import { emblemSize } from './limits.ts';

export async function drawEmblem(svg: string): Promise<resvg.RenderedImage> {
  const { width, height } = new resvg.Resvg(svg);
  const mode = height > width ? 'height' : 'width';
  return resvg.renderAsync(svg, {
    fitTo: { mode, value: emblemSize },
    font: { loadSystemFonts: false },
  });
}
