import { data, type RouterContextProvider } from 'react-router';
import { postedContext } from './context.ts';

/**
 * The fields of a posted form.
 * @throws a 405 page for another method than POST, a 400 page for a body that is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  try {
    return await request.formData();
  } catch (cause) {
    if (cause instanceof TypeError) throw data(null, { status: 400 });
    throw cause;
  }
}

/**
 * Keeps what was typed for the page that can only send it again, should the database be gone before
 * the form can be shown (root.tsx). Not for passwords.
 */
export function keepPosted(context: Readonly<RouterContextProvider>, form: FormData): void {
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  context.set(postedContext, fields);
}
