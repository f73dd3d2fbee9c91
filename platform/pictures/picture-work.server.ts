import type { Metadata, Region, Sharp } from 'sharp';
import type { VariantFormat } from '#platform/ui/site-image.tsx';
import { type Crop, computeCrop } from './crop.ts';
import { emblemSize, isDrawing, maxSidePixels, PictureError } from './limits.ts';
import type { Picture, PictureSize, Shape } from './shape.ts';
import { sharp, sharpJpegOptions, sharpOptions } from './sharp.server.ts';

/*
 * This module runs in a child process (picture-processes.server.ts), because uploaded files can be harmful.
 */

const minPixels = 100;

const unreadable = 'Das ist kein Bild, das wir lesen können. Bitte wähle ein JPEG, PNG oder WebP.';

/**
 * Crops the picture, turns it upright and removes metadata. Finds the file type by the bytes, not by the file
 * name.
 * @throws PictureError
 */
export async function makePicture(bytes: Buffer, shape: Shape, crop: Crop): Promise<Picture> {
  if (shape.takesDrawing && isDrawing(bytes)) {
    const { makeDrawing } = await import('./make-drawing.server.ts');
    const made = await makeDrawing(bytes);
    return made.extension === 'svg' ? made : makePicture(made.bytes, shape, crop);
  }
  const { width, height, autoOrient: whole, orientation, format } = await readHead(bytes);
  const part = shape.isCropped
    ? computeCrop(whole, shape, crop)
    : { left: 0, top: 0, ...size(whole) };
  if (shape.isCropped && Math.min(part.width, part.height) < minPixels)
    throw new PictureError('Das Bild ist zu klein, oder der Ausschnitt ist es.');
  const scale = Math.min(1, shape.width / part.width, shape.height / part.height);
  try {
    const asStored = sharp(bytes, readingOf(format));
    const stored = storedPart(part, { width, height }, orientation);
    // Turning needs all pixels in memory, but cropping and scaling need only a few rows of pixels. So turning
    // is the last step.
    const small = await (shape.isCropped ? asStored.extract(stored) : asStored)
      .resize({ ...scaled(stored, scale), fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = await turned(sharp(small.data, { raw: small.info }), orientation)
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
  const head = await sharp(bytes, { ...sharpOptions, limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw new PictureError(unreadable, { cause: error });
    });
  if (Math.max(head.width, head.height) > maxSidePixels)
    throw new PictureError('Das Bild ist zu lang: Eine Seite hat mehr als 20.000 Pixel.');
  const [pixels, maxPixels] = [head.width * head.height, readingOf(head.format).limitInputPixels];
  if (pixels > maxPixels) {
    const advice = head.format === 'jpeg' ? 'kleiner' : 'kleiner oder als JPEG';
    throw new PictureError(
      `Das Bild hat ${Math.ceil(pixels / 1e6)} Megapixel, lesen können wir höchstens ${maxPixels / 1e6}. Bitte speichere es ${advice}.`,
    );
  }
  return head;
}

function readingOf(format: string) {
  return format === 'jpeg' ? sharpJpegOptions : sharpOptions;
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

function storedPart(part: Region, whole: PictureSize, orientation = 1): Region {
  const isTurned = orientation >= 5;
  const [left, top] = isTurned ? [part.top, part.left] : [part.left, part.top];
  const { width, height } = isTurned ? { width: part.height, height: part.width } : part;
  return {
    left: [2, 3, 7, 8].includes(orientation) ? whole.width - left - width : left,
    top: [3, 4, 6, 7].includes(orientation) ? whole.height - top - height : top,
    ...{ width, height },
  };
}

export async function cleanDrawing(stored: Buffer): Promise<Buffer> {
  const { cleanSvg } = await import('./clean-svg.server.ts');
  return Buffer.from(cleanSvg(stored.toString()));
}

export async function makeVariant(
  source: string | Buffer,
  width: number,
  format: VariantFormat,
): Promise<Buffer> {
  const image = sharp(source, sharpOptions)
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? image.avif({ quality: 55, effort: 3 }).toBuffer()
    : image.webp({ quality: 78 }).toBuffer();
}

/** Returns the crest as a new PNG, so that later steps never read an uploaded file. */
export async function makeEmblem(stored: Buffer): Promise<Buffer> {
  if (isDrawing(stored)) {
    const { drawEmblem } = await import('./draw-emblem.server.ts');
    return (await drawEmblem(stored.toString())).asPng();
  }
  return sharp(stored, sharpOptions)
    .autoOrient()
    .resize({ width: emblemSize, height: emblemSize, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
