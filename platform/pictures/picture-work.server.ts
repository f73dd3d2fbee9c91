import type { Metadata, Region, Sharp } from 'sharp';
import type { VariantFormat } from '#platform/ui/own-image.tsx';
import { type Crop, cropOf } from './crop.ts';
import { emblemSize, isDrawing, PictureError } from './limits.ts';
import type { Picture, PictureSize, Shape } from './shape.ts';
import { longestSide, reading, sharp } from './sharp.server.ts';

/* Runs in a child process (picture-processes.server.ts), since it reads foreign files. */

const fewestPixels = 100;

const unreadable =
  'Das ist kein Bild, das wir lesen können. Bitte ein JPEG, PNG oder WebP auswählen.';

/** Cropped, upright, without metadata. The content decides the type, not the name. @throws PictureError */
export async function makePicture(bytes: Buffer, shape: Shape, crop: Crop): Promise<Picture> {
  if (shape.takesDrawing && isDrawing(bytes)) {
    const { makeDrawing } = await import('./make-drawing.server.ts');
    return makeDrawing(bytes);
  }
  const { width, height, autoOrient: whole, orientation } = await readHead(bytes);
  const part = shape.isCropped ? cropOf(whole, shape, crop) : { left: 0, top: 0, ...size(whole) };
  if (shape.isCropped && Math.min(part.width, part.height) < fewestPixels)
    throw new PictureError('Das Bild ist zu klein, oder der Ausschnitt ist es.');
  const scale = Math.min(1, shape.width / part.width, shape.height / part.height);
  try {
    // Scale first, line by line: turning or cropping a large picture needs all of its pixels at once.
    const small = await sharp(bytes, reading)
      .resize({ ...scaled({ width, height }, scale), fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = await turned(sharp(small.data, { raw: small.info }), orientation)
      .extract(scaledPart(part, scale, scaled(whole, scale)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = sharp(data, { raw: info });
    return (await image.stats()).isOpaque
      ? {
          ...size(info),
          bytes: await image.jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
          extension: 'jpg',
        }
      : {
          ...size(info),
          bytes: await image.png({ compressionLevel: 9 }).toBuffer(),
          extension: 'png',
        };
  } catch (error) {
    throw new PictureError(unreadable, { cause: error });
  }
}

async function readHead(bytes: Buffer): Promise<Metadata> {
  const head = await sharp(bytes, reading)
    .metadata()
    .catch((error) => {
      throw new PictureError(unreadable, { cause: error });
    });
  if (Math.max(head.width, head.height) > longestSide)
    throw new PictureError('Das Bild ist zu lang: Eine Seite hat mehr als 20.000 Pixel.');
  return head;
}

function turned(image: Sharp, orientation = 1): Sharp {
  const angles: Record<number, number> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 };
  return image
    .rotate(angles[orientation] ?? 0)
    .flip([5, 7].includes(orientation))
    .flop([2, 4].includes(orientation));
}

function size({ width, height }: PictureSize): PictureSize {
  return { width, height };
}

function scaled({ width, height }: PictureSize, scale: number): PictureSize {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function scaledPart(part: Region, scale: number, whole: PictureSize): Region {
  const { width, height } = scaled(part, scale);
  return {
    left: Math.min(Math.round(part.left * scale), whole.width - width),
    top: Math.min(Math.round(part.top * scale), whole.height - height),
    ...{ width, height },
  };
}

/** Applies today's rules to a stored drawing. @throws PictureError */
export async function cleanDrawing(stored: Buffer): Promise<Buffer> {
  const { cleanSvg } = await import('./clean-svg.server.ts');
  return Buffer.from(cleanSvg(stored.toString()));
}

export async function makeVariant(
  source: string | Buffer,
  width: number,
  format: VariantFormat,
): Promise<Buffer> {
  const image = sharp(source, reading).autoOrient().resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? image.avif({ quality: 55, effort: 3 }).toBuffer()
    : image.webp({ quality: 78 }).toBuffer();
}

/** As PNG, so that drawing a shared picture reads no foreign file. */
export async function makeEmblem(stored: Buffer): Promise<Buffer> {
  if (isDrawing(stored)) {
    const { drawEmblem } = await import('./draw-emblem.server.ts');
    return (await drawEmblem(stored.toString())).asPng();
  }
  return sharp(stored, reading)
    .autoOrient()
    .resize({ width: emblemSize, height: emblemSize, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
