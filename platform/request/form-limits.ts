/** Bytes of the longest form without a picture: a newsletter fits in (app/post/newsletter/edit/schema.ts). */
export const longestForm = 256 * 1024;

const escaped = /["&'<>\\]|[^\P{Cc}\r\n\t]/u;
/** By their codes, beyond which there are none: a pattern over a long text takes a tenth of a second. */
const isEscaped = Array.from({ length: 160 }, (_, code) => escaped.test(String.fromCharCode(code)));

/** How long a text gets in a page, where some letters are written as up to six: a form comes back filled in. */
export function writtenLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) if (isEscaped[text.charCodeAt(at)]) length += 5;
  return length;
}

/** How long a body says that it is; undefined for one that comes in pieces, or without a word. */
export function saidLength(headers: Headers): number | undefined {
  const length = headers.get('Content-Length');
  return length && !headers.has('Transfer-Encoding') ? Number(length) : undefined;
}

/** Said while the bodies of others fill the memory that is for them. */
export const noRoom = 'Gerade kommt zu viel auf einmal an. Bitte versuch es gleich noch einmal.';
