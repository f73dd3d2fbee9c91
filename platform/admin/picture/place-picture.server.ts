import type { RouterContextProvider } from 'react-router';
import { PictureError } from '#platform/pictures/limits.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import type { RecordAnswer } from '../record-answer.ts';
import {
  chosenFields,
  hasUploadedPicture,
  saveUploadedPicture,
} from './save-uploaded-picture.server.ts';

export interface FormPicture {
  field: string;
  shape: Shape;
}

const removal = 'withoutPicture';

/** Stores the picture before other fields are checked, so that an error does not lose the chosen file. */
export async function saveFormPicture(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { field, shape }: FormPicture,
): Promise<NonNullable<RecordAnswer['picture']>> {
  let refusal: string | undefined;
  try {
    if (hasUploadedPicture(form)) form.set(field, await saveUploadedPicture(context, form, shape));
    else if (form.has(removal)) form.set(field, '');
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    refusal = error.message;
  }
  for (const name of [...chosenFields, removal]) form.delete(name);
  return { address: String(form.get(field) ?? ''), ...(refusal !== undefined && { refusal }) };
}
