import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser';

/** Maximum length of the boundary between two parts of a form (RFC 2046, 5.1.1). */
const maxBoundaryLength = 70;

export class TooMuch extends Error {}

/**
 * Replaces Node's parser, which blocks the server for half a second if a form has 10 MB.
 * @throws TypeError if the form is invalid; TooMuch if the form has too many parts
 */
export function readParts(bytes: Buffer<ArrayBuffer>, type: string, maxParts: number): FormData {
  const boundary = /^multipart\/form-data/i.test(type) && getMultipartBoundary(type);
  if (!boundary || boundary.length > maxBoundaryLength || bytes.length === 0)
    throw new TypeError('no form in parts');
  const size = bytes.length;
  const bounds = { maxFileSize: size, maxTotalSize: size, maxParts };
  const form = new FormData();
  try {
    for (const part of parseMultipart(bytes, { boundary, ...bounds })) appendPart(form, part);
  } catch (cause) {
    if (cause instanceof MaxPartsExceededError) throw new TooMuch();
    if (cause instanceof MultipartParseError) throw new TypeError(cause.message);
    throw cause;
  }
  return form;
}

function appendPart(form: FormData, part: MultipartPart): void {
  // Refuses the parameter `filename*` (a second file name), because RFC 7578, 4.2, forbids this parameter.
  if (/;\s*filename\*/i.test(part.headers['content-disposition'] ?? ''))
    throw new TypeError('two names of a file');
  const { name, filename } = part;
  if (name === undefined) throw new TypeError('a part without a name');
  const content = part.content as Uint8Array<ArrayBuffer>[];
  if (filename === undefined) form.append(unescapeName(name), new TextDecoder().decode(part.bytes));
  else form.append(unescapeName(name), new File(content, unescapeName(filename)));
}

/**
 * Browsers send quotes and line ends in names as %22, %0A and %0D:
 * https://html.spec.whatwg.org/#multipart-form-data
 */
function unescapeName(written: string): string {
  return written.replaceAll(/%(?:22|0A|0D)/gi, decodeURIComponent);
}

export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
