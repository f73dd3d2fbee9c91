import { readFileSync } from 'node:fs';
import hyphenopoly from 'hyphenopoly';

const softHyphen = '\u00AD';

const divide = hyphenopoly
  .config({
    require: ['de'],
    hyphen: softHyphen,
    minWordLength: 12,
    // Parts of 'Datenschutz-Grundverordnung' are divided separately, without an extra space.
    compound: 'auto',
    sync: true,
    loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
    // Words of more than 61 letters stay whole; no need to log that.
    handleEvent: { error: (event) => event.preventDefault() },
  })
  .get('de');
if (!divide) throw new Error('hyphenopoly has no patterns for German');

/** The patterns would split off a single letter: 'schut-z-erklärung'. */
const beforeSingleLetter = new RegExp(`${softHyphen}(?=\\p{L}${softHyphen})`, 'gu');

/** Adds soft hyphens: some browsers cannot hyphenate German. @param html with no '>' inside attributes */
export function withHyphens(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, (text) =>
    (divide as (text: string) => string)(text).replace(beforeSingleLetter, ''),
  );
}
