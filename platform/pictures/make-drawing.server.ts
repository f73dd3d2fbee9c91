import resvg from '@resvg/resvg-js';
import { Parser } from 'htmlparser2';
import { usedTime } from '#platform/work/job.ts';
import { cleanSvg } from './clean-svg.server.ts';
import { drawEmblem } from './draw-emblem.server.ts';
import { PictureError } from './limits.ts';
import type { Picture } from './shape.ts';

/** Pixels across at which is looked whether there is anything to see. */
const lookedAt = 64;
/** Seconds of a processor that drawing it for a shared picture may take. */
const longestDrawing = 1;
/** Times that it may be as high as wide, or as wide as high: logos are wider than crests. */
const longestRatio = 6;

/**
 * Makes a drawing of which only harmless shapes are left.
 * @throws PictureError also when nothing is left to see, or letters would be lost
 */
export async function makeDrawing(bytes: Buffer): Promise<Picture> {
  const whole = bytes.toString();
  const svg = cleanSvg(whole);
  if (hasText(whole))
    throw new PictureError(
      'In dieser SVG-Datei steht Text, der ohne seine Schrift verloren ginge. Bitte wandle ihn im Zeichenprogramm in Pfade um, oder speichere das Bild als PNG.',
    );
  try {
    const { width, height } = new resvg.Resvg(svg);
    if (Math.max(width / height, height / width) > longestRatio)
      throw new PictureError('Das Bild ist zu schmal oder zu niedrig.');
    const image = await resvg.renderAsync(svg, {
      fitTo: { mode: 'width', value: lookedAt },
      font: { loadSystemFonts: false },
    });
    if (!image.pixels.some((value, at) => at % 4 === 3 && value > 0))
      throw new PictureError(
        'In dieser SVG-Datei bleibt nichts zu sehen. Bitte speichere das Bild als PNG.',
      );
    await requireCheap(svg);
    const size = { width: image.width, height: image.height };
    return { ...size, bytes: Buffer.from(svg), extension: 'svg' };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('Diese SVG-Datei lässt sich nicht zeichnen.', { cause: error });
  }
}

/**
 * Shared pictures show it larger than what was looked at, and are drawn for whoever asks.
 * @throws PictureError for one that takes too long then
 */
async function requireCheap(svg: string): Promise<void> {
  const [before] = usedTime();
  await drawEmblem(svg);
  const [after] = usedTime();
  if (after - before > longestDrawing)
    throw new PictureError(
      'Diese SVG-Datei ist zu aufwendig gezeichnet. Bitte vereinfache sie, oder speichere das Bild als PNG.',
    );
}

/** Whether letters are drawn as text, which needs a face that is not in the file. */
function hasText(svg: string): boolean {
  let depth = 0;
  let found = false;
  const parser = new Parser(
    {
      onopentag(name) {
        if (/^(?:\w+:)?text$/.test(name) || depth > 0) depth += 1;
      },
      ontext(letters) {
        if (depth > 0 && letters.trim() !== '') found = true;
      },
      onclosetag() {
        if (depth > 0) depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}
