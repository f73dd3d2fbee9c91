import { type ActionFunctionArgs, data } from 'react-router';
import { QueueFullError } from '#platform/work/drawing-queue.server.ts';
import { bodyRoomContext, formPostContext, formTurnContext } from './context.ts';
import { readParts, TooMuch } from './form-parts.ts';
import { isSecret } from './secret-field.ts';

/**
 * Maximum bytes of a form without pictures. The longest newsletter fits (app/post/newsletter/edit/schema.ts).
 */
export const maxFormBytes = 256 * 1024;

const escaped = /["&'<>\\]|[^\P{Cc}\r\n\t]/u;
/**
 * Contains the result of `escaped` for each character code below 160; `escaped` matches no higher code. The
 * pattern itself is too slow for long texts.
 */
const isEscaped = Array.from({ length: 160 }, (_, code) => escaped.test(String.fromCharCode(code)));

function writtenLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) if (isEscaped[text.charCodeAt(at)]) length += 5;
  return length;
}

export function readContentLength(headers: Headers): number | undefined {
  const length = headers.get('Content-Length');
  return length && !headers.has('Transfer-Encoding') ? Number(length) : undefined;
}

export const noRoom = 'Gerade kommt zu viel auf einmal an. Bitte versuch es gleich noch einmal.';

/**
 * The largest forms have a checkbox for each of 2,000 players or fixtures; a fixture can also have a hidden
 * field. A limit in bytes is not enough, because each field takes additional memory.
 */
const maxFields = 4_500;
/** In bytes. Longer forms are read one after the other, because many at once would slow down all pages. */
const largeForm = 8 * 1024;
/**
 * Normalising thousands of accents takes seconds. No language has a letter with 50 accents, so such a text is
 * refused.
 */
const manyMarks = /\p{M}{50}/u;
const tooMany = 'Das ist zu viel auf einmal. Bitte teile deine Eingaben.';

const read = new WeakMap<object, Promise<FormData>>();

/**
 * Reads the body only once, even after several calls.
 * @throws 405 if the method is not POST, 400 if the body is not a form, 413 if the form is too long, 503 if
 * no memory is left
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
  if (!context.get(bodyRoomContext)(readContentLength(request.headers) ?? maxFormBytes))
    throw data(noRoom, { status: 503 });
  try {
    const bytes = Buffer.from(await request.arrayBuffer());
    await context.get(formTurnContext)(bytes.length > largeForm ? 'large' : 'small');
    const form = await parse(bytes, request.headers.get('Content-Type') ?? '');
    context.set(formPostContext, [...form].filter(isTyped));
    return form;
  } catch (cause) {
    if (cause instanceof TooMuch) throw data(tooMany, { status: 413 });
    if (cause instanceof QueueFullError) throw data(noRoom, { status: 503 });
    if (cause instanceof TypeError || request.signal.aborted) throw data(null, { status: 400 });
    throw cause;
  }
}

function isTyped(field: [string, FormDataEntryValue]): field is [string, string] {
  return typeof field[1] === 'string' && !isSecret(field[0]);
}

async function parse(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  const form = await takeApart(bytes, type);
  const fields = [...form];
  const letters = fields.reduce((sum, field) => sum + lettersOf(field), 0);
  if (fields.length > maxFields || letters > maxFormBytes) throw new TooMuch();
  if (fields.some(([, value]) => typeof value === 'string' && manyMarks.test(value)))
    throw new TooMuch();
  return form;
}

async function takeApart(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  if (/^multipart\//i.test(type)) return readParts(bytes, type, maxFields);
  if (has(bytes, '&', maxFields)) throw new TooMuch();
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData();
}

function has(bytes: Buffer, piece: string, max: number): boolean {
  let found = 0;
  for (let at = bytes.indexOf(piece); at >= 0; at = bytes.indexOf(piece, at + piece.length))
    if (++found > max) return true;
  return false;
}

function lettersOf([name, value]: [string, FormDataEntryValue]): number {
  return writtenLength(name) + writtenLength(typeof value === 'string' ? value : value.name);
}
