import { readFileSync } from 'node:fs';
import hyphenopoly from 'hyphenopoly';

const softHyphen = '\u00AD';

const divide = hyphenopoly
  .config({
    require: ['de'],
    hyphen: softHyphen,
    minWordLength: 12,
    compound: 'auto',
    sync: true,
    loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
    // The library would log an error for each word with more than 61 letters. Such a word gets no hyphens,
    // which is not an error here.
    handleEvent: { error: (event) => event.preventDefault() },
  })
  .get('de');
if (!divide) throw new Error('hyphenopoly has no patterns for German');

/** Finds a soft hyphen before a single letter that another soft hyphen follows, as in 'schut-z-erklärung'. */
const beforeSingleLetter = new RegExp(`${softHyphen}(?=\\p{L}${softHyphen})`, 'gu');

/**
 * Adds soft hyphens, because some browsers cannot hyphenate German.
 * @param html must not contain '>' in attributes
 */
export function withHyphens(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, (text) =>
    (divide as (text: string) => string)(text).replace(beforeSingleLetter, ''),
  );
}
