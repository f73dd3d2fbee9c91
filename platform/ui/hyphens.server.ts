import { readFileSync } from 'node:fs';
import hyphenopoly from 'hyphenopoly';

const softHyphen = '\u00AD';

const divide = hyphenopoly
  .config({
    require: ['de'],
    hyphen: softHyphen,
    // Shorter words fit on a line wherever there is room to read.
    minWordLength: 12,
    // Each part of 'Datenschutz-Grundverordnung' by itself, without a further space between them.
    compound: 'auto',
    sync: true,
    loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
    // A word of more than 61 letters, which it leaves as it is, is none for the log.
    handleEvent: { error: (event) => event.preventDefault() },
  })
  .get('de');
if (!divide) throw new Error('hyphenopoly has no patterns for German');

/** The patterns know no such thing: 'schut-z-erklärung'. */
const beforeSingleLetter = new RegExp(`${softHyphen}(?=\\p{L}${softHyphen})`, 'gu');

/**
 * HTML whose long German words say where they may be divided. Chromium on a computer and WebKit on
 * Linux do not know, and would divide them anywhere, or not at all.
 * @param html whose attributes hold no > of their own, as sanitize-html and markdown-it write it
 */
export function withHyphens(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, (text) =>
    (divide as (text: string) => string)(text).replace(beforeSingleLetter, ''),
  );
}
