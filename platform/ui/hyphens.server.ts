import { readFileSync } from 'node:fs';
import hyphenopoly from 'hyphenopoly';

const softHyphen = '\u00AD';

const divide = hyphenopoly
  .config({
    require: ['de'],
    hyphen: softHyphen,
    minWordLength: 12,
    // 'auto': the parts of 'Datenschutz-Grundverordnung' are divided separately, without a space.
    compound: 'auto',
    sync: true,
    loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
    // Words of more than 61 letters cause an error that needs no line in the log: they stay whole.
    handleEvent: { error: (event) => event.preventDefault() },
  })
  .get('de');
if (!divide) throw new Error('hyphenopoly has no patterns for German');

/** The patterns would leave a single letter between two hyphens: 'schut-z-erklärung'. */
const beforeSingleLetter = new RegExp(`${softHyphen}(?=\\p{L}${softHyphen})`, 'gu');

/** Adds soft hyphens, as some browsers cannot hyphenate German. @param html has no '>' inside attributes */
export function withHyphens(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, (text) =>
    (divide as (text: string) => string)(text).replace(beforeSingleLetter, ''),
  );
}
