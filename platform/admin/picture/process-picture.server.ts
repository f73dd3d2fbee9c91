import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import type { Crop } from '#platform/pictures/crop.ts';
import {
  heicRefusal,
  isHeic,
  maxUploadBytes,
  PictureError,
  tooLargeMessage,
} from '#platform/pictures/limits.ts';
import { uploadWork } from '#platform/pictures/picture-processes.server.ts';
import type { PictureSize, Shape } from '#platform/pictures/shape.ts';
import { uploadsContext } from '#platform/pictures/uploads.server.ts';
import { nowContext, visitorContext } from '#platform/request/context.ts';
import { adminContext } from '#platform/sign-in/rights.ts';
import { KilledError } from '#platform/work/child-work.server.ts';
import { RefusedError } from '#platform/work/job.ts';

/**
 * @returns the address of the picture; clean-uploads.server.ts deletes unused pictures later
 * @throws PictureError
 */
export async function takePicture(
  context: Readonly<RouterContextProvider>,
  file: File | undefined,
  shape: Shape,
  crop: Crop,
): Promise<string> {
  if (!file || file.size === 0) throw new PictureError('Bitte wähle ein Bild aus.');
  if (file.size > maxUploadBytes) throw new PictureError(tooLargeMessage);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (isHeic(bytes)) throw new PictureError(heicRefusal);
  const visitor = context.get(adminContext)?.userId ?? context.get(visitorContext);
  const picture = await uploadWork('makePicture', [bytes, shape, crop], { visitor }).catch(refuse);
  const now = context.get(nowContext);
  const name = pictureName(picture, now);
  await context.get(uploadsContext).add(name, picture.bytes, now);
  return `/uploads/${name}`;
}

function refuse(error: unknown): never {
  if (error instanceof RefusedError) throw new PictureError(error.message);
  if (error instanceof KilledError)
    throw new PictureError(
      'Dieses Bild zu lesen braucht zu viel Zeit oder Speicher. Bitte speichere es kleiner (bis 20 Megapixel) oder als JPEG, das nicht „progressiv“ ist.',
    );
  throw error;
}

interface Named extends PictureSize {
  extension: string;
}

/**
 * The name contains a UUID (version 7) and the size of the picture. The UUID cannot be guessed and contains
 * the time of the upload.
 */
export function pictureName({ width, height, extension }: Named, now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const random = randomUUID().slice('xxxxxxxx-xxxx-4'.length);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}-${width}x${height}.${extension}`;
}

export function readUploadTime(name: string): Date | undefined {
  const [, high, low] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(name) ?? [];
  return high && low ? new Date(Number.parseInt(high + low, 16)) : undefined;
}
