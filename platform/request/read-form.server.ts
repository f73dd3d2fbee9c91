import { type ActionFunctionArgs, data } from 'react-router';
import { QueueFullError } from '#platform/work/drawing-queue.server.ts';
import { bodyRoomContext, formTurnContext, postedContext } from './context.ts';
import { longestForm, noRoom, saidLength, writtenLength } from './form-limits.ts';
import { readParts, TooMuch } from './form-parts.ts';
import { isSecret } from './secret-field.ts';

/**
 * Fields of the largest form here: a list of players or fixtures of 2,000 lines, each of which is
 * ticked, and a line-up of 200 rows. What is made of a field costs much more than its bytes.
 */
const mostFields = 4_000;
/** Bytes of a form of which many at once would hold up everybody's pages. */
const largeForm = 8 * 1024;
const tooMany = 'Das ist zu viel auf einmal. Bitte teile deine Eingaben.';

const read = new WeakMap<object, Promise<FormData>>();

/**
 * The fields of a posted form, read once a request: the one way in which a body is read here. They are
 * kept for the error page, which can send them again, should the database be gone.
 * @throws a 405 page for another method than POST, a 400 page for a body that is no form, a 413 page
 *   for one of too many fields, a 503 page while others fill the memory that is for forms
 */
export function readForm(args: Pick<ActionFunctionArgs, 'request' | 'context'>): Promise<FormData> {
  const form = read.get(args.context) ?? readOnce(args);
  read.set(args.context, form);
  return form;
}

async function readOnce({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  if (!context.get(bodyRoomContext)(saidLength(request.headers) ?? longestForm))
    throw data(noRoom, { status: 503 });
  try {
    const bytes = Buffer.from(await request.arrayBuffer());
    await context.get(formTurnContext)(bytes.length > largeForm ? 'large' : 'small');
    const form = await parse(bytes, request.headers.get('Content-Type') ?? '');
    context.set(postedContext, [...form].filter(isTyped));
    return form;
  } catch (cause) {
    if (cause instanceof TooMuch) throw data(tooMany, { status: 413 });
    if (cause instanceof QueueFullError) throw data(noRoom, { status: 503 });
    // What was broken off is no form, and no fault of ours.
    if (cause instanceof TypeError || request.signal.aborted) throw data(null, { status: 400 });
    throw cause;
  }
}

/** A password is in no answer. */
function isTyped(field: [string, FormDataEntryValue]): field is [string, string] {
  return typeof field[1] === 'string' && !isSecret(field[0]);
}

/** @throws TypeError for what is no form, TooMuch for one of too many fields or letters */
async function parse(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  const form = await takeApart(bytes, type);
  const fields = [...form];
  const letters = fields.reduce((sum, field) => sum + lettersOf(field), 0);
  if (fields.length > mostFields || letters > longestForm) throw new TooMuch();
  return form;
}

/** The fields are counted before one is made of them. */
async function takeApart(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  if (/^multipart\//i.test(type)) return readParts(bytes, type, mostFields);
  if (has(bytes, '&', mostFields)) throw new TooMuch();
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData();
}

/** Whether a piece of text is in there more often than allowed. */
function has(bytes: Buffer, piece: string, most: number): boolean {
  let found = 0;
  for (let at = bytes.indexOf(piece); at >= 0; at = bytes.indexOf(piece, at + piece.length))
    if (++found > most) return true;
  return false;
}

/** Of a file those of its names alone. */
function lettersOf([name, value]: [string, FormDataEntryValue]): number {
  return writtenLength(name) + writtenLength(typeof value === 'string' ? value : value.name);
}
