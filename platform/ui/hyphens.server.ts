import { readFileSync } from 'node:fs';
import hyphenopoly from 'hyphenopoly';

const softHyphen = '\u00AD';

const divide = hyphenopoly
  .config({
    require: ['de'],
    hyphen: softHyphen,
    minWordLength: 12,
    // 'auto': divides the parts of a word such as 'Datenschutz-Grundverordnung' separately.
    compound: 'auto',
    sync: true,
    loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
    // The library reports words of more than 61 letters as errors. They stay whole, and nothing is logged.
    handleEvent: { error: (event) => event.preventDefault() },
  })
  .get('de');
if (!divide) throw new Error('hyphenopoly has no patterns for German');

/** Finds hyphens that leave a single letter between them, as in 'schut-z-erklärung'. */
const beforeSingleLetter = new RegExp(`${softHyphen}(?=\\p{L}${softHyphen})`, 'gu');

/** Adds soft hyphens, because some browsers cannot hyphenate German. @param html has no '>' in attributes */
export function withHyphens(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, (text) =>
    (divide as (text: string) => string)(text).replace(beforeSingleLetter, ''),
  );
}
