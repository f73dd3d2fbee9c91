import { data } from 'react-router';

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
