import { drawingQueue } from '#platform/concurrency/drawing-queue.server.ts';
import { type Crop, cropOf } from './crop.ts';
import { heicRefusal, isHeic } from './heic.ts';
import { mostBytes } from './limits.ts';
import { PictureError } from './picture-error.ts';
import { pictureName } from './picture-name.ts';
import type { PictureSize } from './picture-size.ts';
import type { Shape } from './shape.ts';
import { loadSharp, reading } from './sharp.server.ts';
import type { Uploads } from './uploads.server.ts';

/** Pixels that the kept part has at least on its shorter side. */
const fewestPixels = 100;

const inTurn = drawingQueue();

const unreadable =
  'Das ist kein Bild, das wir lesen können. Bitte ein JPEG, PNG oder WebP auswählen.';

/**
 * Reads an uploaded picture by what it holds, whatever it is called, and makes a new one of its
 * pixels alone: cut to the shape, upright, without metadata.
 * @throws PictureError
 */
export async function makePicture(bytes: Buffer, shape: Shape, crop: Crop): Promise<Picture> {
  if (bytes.length === 0) throw new PictureError('Bitte wähle ein Bild aus.');
  if (bytes.length > mostBytes) throw new PictureError('Das Bild ist größer als 15 MB.');
  if (isHeic(bytes)) throw new PictureError(heicRefusal);
  return inTurn(async () => {
    const sharp = await loadSharp();
    const { autoOrient: upright } = await sharp(bytes, reading)
      .metadata()
      .catch((error) => {
        throw new PictureError(unreadable, { cause: error });
      });
    const part = shape.isCropped ? cropOf(upright, shape, crop) : { left: 0, top: 0, ...upright };
    if (shape.isCropped && Math.min(part.width, part.height) < fewestPixels)
      throw new PictureError('Das Bild ist zu klein, oder der Ausschnitt ist es.');
    try {
      const { data, info } = await sharp(bytes, reading)
        .autoOrient()
        .extract(part)
        .resize({ ...size(shape), fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const image = sharp(data, { raw: info });
      // Looked at once it is small: of the large one all pixels would be held at a time.
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
  });
}

/** A picture as it is kept. */
export interface Picture extends PictureSize {
  bytes: Buffer;
  extension: 'jpg' | 'png' | 'svg';
}

function size({ width, height }: PictureSize): PictureSize {
  return { width, height };
}

/** Keeps a picture under a name of its own; returns its address. */
export async function keepPicture(uploads: Uploads, picture: Picture, now: Date): Promise<string> {
  const name = pictureName(picture, now);
  await uploads.add(name, picture.bytes, now);
  return `/uploads/${name}`;
}
