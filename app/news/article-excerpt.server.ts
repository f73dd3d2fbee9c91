import { foldedText } from '#platform/ui/safe-html.server.ts';

const excerptLength = 100;
const htmlOfExcerpt = 1000;

/**
 * Returns the first words with up to 100 characters in total, then '...' (spec §9). An emoji such as a flag
 * counts as one character.
 */
export function excerptOfHtml(html: string): string {
  const beginning = html.slice(0, html.lastIndexOf('>', htmlOfExcerpt) + 1);
  return shortened(foldedText(beginning), false) ?? shortened(foldedText(html), true) ?? '';
}

function shortened(text: string, isAll: boolean): string | undefined {
  const characters = new Intl.Segmenter('de').segment(text)[Symbol.iterator]();
  const segments = characters.take(excerptLength).map(({ segment }) => segment);
  const start = [...segments].join('');
  if (start.length === text.length && !isAll) return undefined;
  const isWhole = start.length === text.length || text[start.length] === ' ';
  const end = isWhole ? -1 : start.lastIndexOf(' ');
  const words = end < 0 ? start : start.slice(0, end);
  return `${words.replace(/[\s.,;:…]+$/, '')}...`;
}
