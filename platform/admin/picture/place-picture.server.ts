import type { RouterContextProvider } from 'react-router';
import { PictureError } from '#platform/pictures/limits.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import type { RecordAnswer } from '../record-answer.ts';
import { chosenFields, hasChosen, takeChosen } from './take-chosen.server.ts';

/** The picture that a tool's form has (picture-field.tsx). */
export interface FormPicture {
  /** The field of the schema that holds its address. */
  field: string;
  shape: Shape;
}

const removal = 'withoutPicture';

/**
 * Keeps the picture that a form brings and puts its address into the form, in the place of the file; or
 * takes the address out, where it is to have none. What comes of the rest of the form, the picture need
 * not be chosen again.
 */
export async function placePicture(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { field, shape }: FormPicture,
): Promise<NonNullable<RecordAnswer['picture']>> {
  let refusal: string | undefined;
  try {
    if (hasChosen(form)) form.set(field, await takeChosen(context, form, shape));
    else if (form.has(removal)) form.set(field, '');
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    refusal = error.message;
  }
  for (const name of [...chosenFields, removal]) form.delete(name);
  return { address: String(form.get(field) ?? ''), ...(refusal !== undefined && { refusal }) };
}
