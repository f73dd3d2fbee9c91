import resvg from '@resvg/resvg-js';
import { Parser } from 'htmlparser2';
import { usedTime } from '#platform/work/job.ts';
import { cleanSvg } from './clean-svg.server.ts';
import { drawEmblem } from './draw-emblem.server.ts';
import { PictureError } from './limits.ts';
import type { Picture } from './shape.ts';

/** Pixels across of the test that something is visible. */
const lookedAt = 64;
/** Seconds of processor time for drawing it in a shared picture. */
const longestDrawing = 1;
const longestRatio = 6;

/** @throws PictureError also when nothing visible is left, or when text would be lost */
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

/** Shared pictures draw it larger, for anybody who asks. @throws PictureError when that is too slow */
async function requireCheap(svg: string): Promise<void> {
  const [before] = usedTime();
  await drawEmblem(svg);
  const [after] = usedTime();
  if (after - before > longestDrawing)
    throw new PictureError(
      'Diese SVG-Datei ist zu aufwendig gezeichnet. Bitte vereinfache sie, oder speichere das Bild als PNG.',
    );
}

/** Text needs a font, which is not in the file. */
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
