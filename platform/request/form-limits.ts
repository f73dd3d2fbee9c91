/** Bytes of the longest form without a picture; a newsletter fits (app/post/newsletter/edit/schema.ts). */
export const longestForm = 256 * 1024;

const escaped = /["&'<>\\]|[^\P{Cc}\r\n\t]/u;
/** A table, since a pattern over a long text takes a tenth of a second. */
const isEscaped = Array.from({ length: 160 }, (_, code) => escaped.test(String.fromCharCode(code)));

/** Length in a page, which shows a form's input again: an escaped letter takes up to six characters. */
export function writtenLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) if (isEscaped[text.charCodeAt(at)]) length += 5;
  return length;
}

export function saidLength(headers: Headers): number | undefined {
  const length = headers.get('Content-Length');
  return length && !headers.has('Transfer-Encoding') ? Number(length) : undefined;
}

export const noRoom = 'Gerade kommt zu viel auf einmal an. Bitte versuch es gleich noch einmal.';
