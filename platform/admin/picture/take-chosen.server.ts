import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { mostZoom, usualCrop } from '#platform/pictures/crop.ts';
import { PictureError } from '#platform/pictures/limits.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import { takePicture } from './take-picture.server.ts';

const slider = (min: number, max: number, usual: number) =>
  z.coerce.number().min(min).max(max).catch(usual);

/** The chosen file, and which part of it is kept (platform/admin/picture). */
const fields = z.object({
  file: z.instanceof(File, { error: 'Bitte wähle ein Bild aus.' }).optional(),
  zoom: slider(1, mostZoom, usualCrop.zoom),
  across: slider(0, 1, usualCrop.across),
  down: slider(0, 1, usualCrop.down),
});

/** What a form sends of a picture beside what is stored of it. */
export const chosenFields: readonly string[] = Object.keys(fields.shape);

/** Whether a form brings a picture, or what says that it is one. */
export function hasChosen(form: FormData): boolean {
  const file = form.get('file');
  // A file that was not chosen is an empty one, or an empty text.
  return typeof file === 'string' ? file !== '' : (file?.size ?? 0) > 0;
}

/**
 * Takes the picture that a form brings; returns its address.
 * @throws PictureError when there is none, or none that can be taken
 */
export async function takeChosen(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  shape: Shape,
): Promise<string> {
  const { success, data, error } = fields.safeParse(Object.fromEntries(form));
  if (!success) throw new PictureError(error.issues[0]?.message);
  const { file, ...crop } = data;
  return takePicture(context, file, shape, crop);
}
