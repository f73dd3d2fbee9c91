import resvg from '@resvg/resvg-js';
import { Parser } from 'htmlparser2';
import { usedTime } from '#platform/work/job.ts';
import { onlyShapes } from './clean-svg.server.ts';
import { drawEmblem } from './draw-emblem.server.ts';
import { boundDrawing } from './drawing-cost.server.ts';
import { givenDrawing } from './given-drawing.server.ts';
import { PictureError } from './limits.ts';
import type { Picture, PictureSize } from './shape.ts';

const namedSize = 64;
/** The uploaded and the cleaned SVG are drawn at this size (longer side, in pixels) and compared. */
const lookedAt = 240;
const tolerance = 8;
const drawnAt = 1280;
const maxDrawingSeconds = 1;
const maxRatio = 6;

/**
 * Returns a cleaned SVG, or a PNG if cleaning would change the look of the SVG.
 * @throws PictureError, for example if the SVG contains text
 */
export async function makeDrawing(bytes: Buffer): Promise<Picture> {
  const whole = bytes.toString();
  const shapes = onlyShapes(whole);
  const svg = boundDrawing(shapes);
  if (hasText(whole))
    throw new PictureError(
      'In dieser SVG-Datei steht Text, der ohne seine Schrift verloren ginge. Bitte wandle ihn im Zeichenprogramm in Pfade um, oder speichere das Bild als PNG.',
    );
  try {
    const given = await givenDrawing(whole, { withoutDashes: svg !== shapes });
    const { width, height } = new resvg.Resvg(given);
    if (Math.max(width / height, height / width) > maxRatio)
      throw new PictureError('Das Bild ist zu schmal oder zu niedrig.');
    const wanted = await drawEmblem(given, lookedAt);
    if (!wanted.pixels.some((value, at) => at % 4 === 3 && value > 0))
      throw new PictureError(
        'In dieser SVG-Datei bleibt nichts zu sehen. Bitte speichere das Bild als PNG.',
      );
    if (!isAlike(wanted.pixels, (await drawEmblem(svg, lookedAt)).pixels)) {
      const image = await drawEmblem(given, drawnAt);
      return { ...sizeOf(image), bytes: image.asPng(), extension: 'png' };
    }
    await requireCheap(svg);
    const size = { width: namedSize, height: Math.ceil((namedSize * height) / width) };
    return { ...size, bytes: Buffer.from(svg), extension: 'svg' };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('Diese SVG-Datei lässt sich nicht zeichnen.', { cause: error });
  }
}

function sizeOf({ width, height }: PictureSize): PictureSize {
  return { width, height };
}

function isAlike(wanted: Buffer, drawn: Buffer): boolean {
  return (
    wanted.length === drawn.length &&
    wanted.every((value, at) => Math.abs(value - (drawn[at] ?? 0)) <= tolerance)
  );
}

/**
 * The server draws the SVG again for preview pictures of shared links, so drawing must be fast.
 * @throws PictureError if drawing takes too long
 */
async function requireCheap(svg: string): Promise<void> {
  const [before] = usedTime();
  await drawEmblem(svg);
  const [after] = usedTime();
  if (after - before > maxDrawingSeconds)
    throw new PictureError(
      'Diese SVG-Datei ist zu aufwendig gezeichnet. Bitte vereinfache sie, oder speichere das Bild als PNG.',
    );
}

function hasText(svg: string): boolean {
  let depth = 0;
  let found = false;
  const parser = new Parser(
    {
      onopentag(name) {
        if (/^(?:\w+:)?(?:text|foreignObject)$/.test(name) || depth > 0) depth += 1;
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
