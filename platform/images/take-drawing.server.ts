import { drawingQueue } from '#platform/concurrency/drawing-queue.server.ts';
import { PictureError } from './picture-error.ts';
import type { Picture } from './take-picture.server.ts';

const inTurn = drawingQueue();

/** Pixels across at which is looked whether there is anything to see. */
const lookedAt = 64;
/** Times that a crest may be as high as wide, or as wide as high. */
const longestRatio = 4;

/** Whether a file is a drawing (SVG) rather than a picture of pixels. */
export function isDrawing(bytes: Buffer): boolean {
  return /^\s*(?:\ufeff)?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(bytes.subarray(0, 200).toString());
}

/**
 * Makes a drawing of which only harmless shapes are left.
 * @throws PictureError also when nothing is left to see
 */
export async function makeDrawing(bytes: Buffer): Promise<Picture> {
  return inTurn(async () => {
    // Few ever need them.
    const [{ cleanSvg }, { default: resvg }] = await Promise.all([
      import('./clean-svg.server.ts'),
      import('@resvg/resvg-js'),
    ]);
    const svg = cleanSvg(bytes.toString());
    try {
      const { width, height } = new resvg.Resvg(svg);
      if (Math.max(width / height, height / width) > longestRatio)
        throw new PictureError('Das Bild ist zu schmal oder zu niedrig für ein Wappen.');
      const image = await resvg.renderAsync(svg, {
        fitTo: { mode: 'width', value: lookedAt },
        font: { loadSystemFonts: false },
      });
      if (!image.pixels.some((value, at) => at % 4 === 3 && value > 0))
        throw new PictureError(
          'In dieser SVG-Datei bleibt nichts zu sehen. Bitte speichere das Wappen als PNG.',
        );
      const size = { width: image.width, height: image.height };
      return { ...size, bytes: Buffer.from(svg), extension: 'svg' };
    } catch (error) {
      if (error instanceof PictureError) throw error;
      throw new PictureError('Diese SVG-Datei lässt sich nicht zeichnen.', { cause: error });
    }
  });
}
