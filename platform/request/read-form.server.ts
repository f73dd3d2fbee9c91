import { type ActionFunctionArgs, data } from 'react-router';
import { postedContext } from './context.ts';
import { isSecret } from './secret-field.ts';

/**
 * Line ends in a form that is sent with files: a picture of the largest size has some hundreds by
 * chance, each part four, and what takes them apart is slow.
 */
const mostLines = 20_000;
/** Letters in all fields but files together. */
const mostLetters = 256 * 1024;

/**
 * The fields of a posted form. They are kept for the error page, which can send them again, should
 * the database be gone.
 * @throws a 405 page for another method than POST, a 400 page for a body that is no form
 */
export async function readForm({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  try {
    const form = await parse(request);
    context.set(postedContext, [...form].filter(isTyped));
    return form;
  } catch (cause) {
    if (cause instanceof TypeError) throw data(null, { status: 400 });
    throw cause;
  }
}

/** A password is in no answer. */
function isTyped(field: [string, FormDataEntryValue]): field is [string, string] {
  return typeof field[1] === 'string' && !isSecret(field[0]);
}

/** @throws TypeError for what is no form, or one of more than memory allows to take apart */
async function parse(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\//i.test(type)) return request.formData();
  const bytes = Buffer.from(await request.arrayBuffer());
  let lines = 0;
  for (let at = bytes.indexOf('\r\n'); at >= 0; at = bytes.indexOf('\r\n', at + 2))
    if (++lines > mostLines) throw new TypeError(`a form of more than ${mostLines} lines`);
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  const texts = [...form.values()].filter((value) => typeof value === 'string');
  if (texts.reduce((sum, { length }) => sum + length, 0) > mostLetters)
    throw new TypeError(`a form of more than ${mostLetters} letters`);
  return form;
}
