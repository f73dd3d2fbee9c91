import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { defaultCrop, maxZoom } from '#platform/pictures/crop.ts';
import { PictureError } from '#platform/pictures/limits.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import { takePicture } from './process-picture.server.ts';

const slider = (min: number, max: number, usual: number) =>
  z.coerce.number().min(min).max(max).catch(usual);

const fields = z.object({
  file: z.instanceof(File, { error: 'Bitte wähle ein Bild aus.' }).optional(),
  zoom: slider(1, maxZoom, defaultCrop.zoom),
  across: slider(0, 1, defaultCrop.across),
  down: slider(0, 1, defaultCrop.down),
});

export const chosenFields: readonly string[] = Object.keys(fields.shape);

export function hasUploadedPicture(form: FormData): boolean {
  const file = form.get('file');
  return typeof file === 'string' ? file !== '' : (file?.size ?? 0) > 0;
}

/**
 * @returns the address of the stored picture
 * @throws PictureError
 */
export async function saveUploadedPicture(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  shape: Shape,
): Promise<string> {
  const { success, data, error } = fields.safeParse(Object.fromEntries(form));
  if (!success) throw new PictureError(error.issues[0]?.message);
  const { file, ...crop } = data;
  return takePicture(context, file, shape, crop);
}
